-- What an admin did stays on record: the product itself cannot rewrite it.

create function audit_log_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is never changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function audit_log_refuse();
