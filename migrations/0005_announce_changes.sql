-- Other processes keep lists in memory; a transaction that changes what lists show tells them when it is done. Equal
-- messages of one transaction are sent once, however many rows it changed.

create function announce_listings() returns trigger language plpgsql as $$
begin
  perform pg_notify('listing_changes', '');
  return null;
end $$;
--> statement-breakpoint
create function announce_counters() returns trigger language plpgsql as $$
begin
  perform pg_notify('listing_changes', new.id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger listings_announce_rows after insert or delete on listings
  for each statement execute function announce_listings();
--> statement-breakpoint
create trigger listings_announce_values after update of
    user_id, title, organization, city, state, zipcode, review_count, rating_sum, is_approved, is_active,
    submitted_at, approved_at, version, updated_at, facets, sort_title, sort_organization, closes_on
  on listings for each statement execute function announce_listings();
--> statement-breakpoint
create trigger listings_announce_counters after update of view_count, thumbs_up_count on listings
  for each row execute function announce_counters();
--> statement-breakpoint
create trigger users_announce after delete or update of nickname, first_name, last_name, email, profile_image_url on users
  for each statement execute function announce_listings();
--> statement-breakpoint
create trigger reviews_announce after insert or delete on reviews
  for each statement execute function announce_listings();
