-- Sets of live listings, one bit for each id: several filters together are counted from them. They are kept as the totals
-- are, in the transaction of what changes them, and locked in the order of their keys.

CREATE TABLE "listing_sets" (
	"key" text collate "C" NOT NULL,
	"block" integer NOT NULL,
	"members" bit(8192) NOT NULL,
	CONSTRAINT "listing_sets_pkey" PRIMARY KEY("key","block")
);
--> statement-breakpoint
-- Room on each page for the next version of a row that stands there.
alter table listing_sets set (fillfactor = 70);
--> statement-breakpoint
create function listing_set_keys(kind text, facets text[], city_key text) returns text[]
language sql immutable as $$
  select case when city_key is null then facets else facets || ('city:' || kind || '/' || city_key) end
$$;
--> statement-breakpoint
create function listing_set_block(id integer) returns integer language sql immutable as $$ select id / 8192 $$;
--> statement-breakpoint
create function listing_set_member(id integer) returns bit language sql immutable as $$
  select set_bit(0::bit(8192), id % 8192, 1)
$$;
--> statement-breakpoint
create function listing_sets_add() returns trigger language plpgsql as $$
begin
  insert into listing_sets (key, block, members)
  select key, listing_set_block(id), bit_or(listing_set_member(id))
  from added, unnest(listing_set_keys(kind, facets, city_key)) as key
  where is_live
  group by key, listing_set_block(id)
  order by key collate "C", listing_set_block(id)
  on conflict (key, block) do update set members = listing_sets.members | excluded.members;
  return null;
end $$;
--> statement-breakpoint
create function listing_sets_remove() returns trigger language plpgsql as $$
begin
  insert into listing_sets (key, block, members)
  select key, listing_set_block(id), bit_or(listing_set_member(id))
  from removed, unnest(listing_set_keys(kind, facets, city_key)) as key
  where is_live
  group by key, listing_set_block(id)
  order by key collate "C", listing_set_block(id)
  on conflict (key, block) do update set members = listing_sets.members & ~excluded.members;
  return null;
end $$;
--> statement-breakpoint
-- What a listing was in or is in, but not both: there its bit turns.
create function listing_sets_change() returns trigger language plpgsql as $$
declare
  was_in text[] := case when old.is_live then listing_set_keys(old.kind, old.facets, old.city_key) else '{}' end;
  is_in text[] := case when new.is_live then listing_set_keys(new.kind, new.facets, new.city_key) else '{}' end;
begin
  insert into listing_sets (key, block, members)
  select key, listing_set_block(new.id), listing_set_member(new.id)
  from (
    (select unnest(was_in) except select unnest(is_in))
    union all
    (select unnest(is_in) except select unnest(was_in))
  ) as turned (key)
  order by key collate "C"
  on conflict (key, block) do update set members = listing_sets.members # excluded.members;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_sets_on_insert after insert on listings
  referencing new table as added for each statement execute function listing_sets_add();
--> statement-breakpoint
create trigger listing_sets_on_delete after delete on listings
  referencing old table as removed for each statement execute function listing_sets_remove();
--> statement-breakpoint
create trigger listing_sets_on_update after update of is_approved, is_active, facets, kind, city_key on listings
  for each row
  when (
    (
      old.is_live is distinct from new.is_live or old.facets is distinct from new.facets
      or old.kind <> new.kind or old.city_key is distinct from new.city_key
    )
    and current_setting('waymark.import', true) is distinct from 'counted'
  )
  execute function listing_sets_change();
--> statement-breakpoint
insert into listing_sets (key, block, members)
select key, listing_set_block(id), bit_or(listing_set_member(id))
from listings, unnest(listing_set_keys(kind, facets, city_key)) as key
where is_live
group by key, listing_set_block(id);
