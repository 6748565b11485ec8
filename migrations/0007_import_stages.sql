-- An import writes its rows unseen, piece by piece, and puts all of them live in one transaction at the end. While it
-- writes what nobody sees there is nothing to announce, and when it puts thousands of rows live it counts them once
-- instead of row by row. It says so by a setting that ends with its transaction; without it everything is as ever.

drop trigger listings_announce_rows on listings;
--> statement-breakpoint
create trigger listings_announce_rows after insert or delete on listings
  for each statement
  when (current_setting('waymark.import', true) is distinct from 'unseen')
  execute function announce_listings();
--> statement-breakpoint
drop trigger listing_totals_on_update on listings;
--> statement-breakpoint
create trigger listing_totals_on_update after update of is_approved, is_active, facets, kind on listings
  for each row
  when (
    (old.is_live is distinct from new.is_live or old.facets is distinct from new.facets or old.kind <> new.kind)
    and current_setting('waymark.import', true) is distinct from 'counted'
  )
  execute function listing_totals_change();
