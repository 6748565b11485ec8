-- A camp's first day counted as the opening of its applications, of which savers are reminded.
update listings
set opens_on = null
from camp_facts
where camp_facts.listing_id = listings.id
  and camp_facts.application_open is null
  and listings.opens_on is not null;
