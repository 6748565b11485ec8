-- A set of all live listings of each kind: what most of them have is found by what the few others lack.

create or replace function listing_set_keys(kind text, facets text[], city_key text) returns text[]
language sql immutable as $$
  select array['live:' || kind] || facets
    || case when city_key is null then '{}'::text[] else array['city:' || kind || '/' || city_key] end
$$;
--> statement-breakpoint
insert into listing_sets (key, block, members)
select 'live:' || kind, listing_set_block(id), bit_or(listing_set_member(id))
from listings
where is_live
group by kind, listing_set_block(id);
