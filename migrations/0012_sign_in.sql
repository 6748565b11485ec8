alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text,
  add column authenticated_at timestamptz,
  add column last_seen_at timestamptz;
--> statement-breakpoint
update sessions set authenticated_at = created_at, last_seen_at = created_at;
--> statement-breakpoint
alter table sessions
  alter column authenticated_at set not null,
  alter column last_seen_at set not null;
--> statement-breakpoint
create unique index sessions_id on sessions (id);
--> statement-breakpoint
alter table account_tokens drop constraint account_tokens_purpose_known;
--> statement-breakpoint
alter table account_tokens add constraint account_tokens_purpose_known
  check (purpose in ('verify-email', 'reset-password', 'change-email'));
--> statement-breakpoint
create table sign_in_attempts (
  account_key text primary key,
  attempts integer not null,
  last_attempt_at timestamptz not null
);
--> statement-breakpoint
create index sign_in_attempts_last on sign_in_attempts (last_attempt_at);
--> statement-breakpoint
alter table audit_log add column expires_at timestamptz;
--> statement-breakpoint
create index audit_log_expiring on audit_log (expires_at) where expires_at is not null;
--> statement-breakpoint

-- Account events are deleted after 90 days; what an admin did stays on record.
create or replace function audit_log_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.expires_at is not null then
    return old;
  end if;
  raise exception 'The audit log is never changed' using errcode = 'restrict_violation';
end $$;
