-- A press of the thumb and a view are the most frequent writes. As a transaction of five statements each took six ways to the
-- database and back; as a function it takes one, with the same locks in the same order. Each statement of a function sees what
-- was committed before it, so that two clicks on one listing take their turns. No row comes back when there is no such
-- live listing.
create function toggle_thumbs_up(who uuid, which integer, what text, at timestamptz)
returns table (is_up boolean, counted integer) language plpgsql as $$
begin
  select thumbs_up_count into counted from listings
    where id = which and kind = what and is_live for no key update;
  if not found then
    return;
  end if;
  delete from thumbs_up where user_id = who and listing_id = which;
  is_up := not found;
  if is_up then
    insert into thumbs_up (user_id, listing_id, created_at) values (who, which, at);
  end if;
  counted := counted + case when is_up then 1 else -1 end;
  return next;
end $$;
--> statement-breakpoint
create function track_view(who uuid, which integer, what text, at timestamptz, not_since timestamptz)
returns table (counted integer) language plpgsql as $$
begin
  select view_count into counted from listings
    where id = which and kind = what and is_live for no key update;
  if not found then
    return;
  end if;
  insert into view_tracking as before (user_id, listing_id, last_viewed_at) values (who, which, at)
    on conflict (user_id, listing_id) do update set last_viewed_at = at where before.last_viewed_at <= not_since;
  if found then
    update listings set view_count = view_count + 1 where id = which;
    counted := counted + 1;
  end if;
  return next;
end $$;
