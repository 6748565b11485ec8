-- Imports write their rows in one transaction now. Rows that an earlier version had staged, not yet approved, would stay forever.

delete from listings where import_batch_id is not null and not is_approved;
--> statement-breakpoint
update import_batches
set status = 'failed', message = 'The server was restarted meanwhile. Nothing was imported; please import the file again.',
  ended_at = now()
where status = 'running';
