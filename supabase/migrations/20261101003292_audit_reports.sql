-- What an owner does to kept reports in a session is in the audit log: who else may read one, and that one is gone. Programs do it with a key: those
-- calls are in the call log. A report is named by its id and kind alone, so that nothing of it stays when it is deleted.
create function private.audit_report() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  report private.reports := coalesce(new, old);
  facts jsonb := jsonb_build_object('report_id', report.id, 'kind', report.kind);
begin
  if (auth.jwt() ->> 'sub')::uuid is distinct from report.user_id then
    return null;
  elsif tg_op = 'DELETE' then
    perform private.write_audit(old.user_id, 'report.deleted', null, null, facts);
  elsif new.share_hash is distinct from old.share_hash then
    perform private.write_audit(new.user_id, case when new.share_hash is null then 'report.withdrawn' else 'report.shared' end, null, null, facts);
  end if;
  return null;
end
$$;
create trigger audit_report after delete or update of share_hash on private.reports for each row execute function private.audit_report();
