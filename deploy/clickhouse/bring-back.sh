#!/bin/bash
# Copies the days that PostgreSQL has dropped back from ClickHouse, in one transaction, after which all calls are read from PostgreSQL. Run it as
# docs/operations/clickhouse.md says, with the settings of curl as in archive-backup.sh, and psql's own (PGHOST, PGDATABASE …, or DATABASE_URL).
set -euo pipefail
: "${CLICKHOUSE_CURL:?is the file with the settings of curl}"
ask() { curl --silent --show-error --fail-with-body --config "$CLICKHOUSE_CURL" "$@"; }
run_psql() { psql ${DATABASE_URL:+"$DATABASE_URL"} -qXAt -v ON_ERROR_STOP=1 "$@"; }

days=$(run_psql -c "select day from private.archived_days where dropped_at is not null order by 1")
{
  # The mover waits for this row.
  echo 'begin; select from private.call_archive for update;'
  echo 'create temporary table calls_back (at bigint, id uuid, user_id uuid, api_key_id uuid, request_id text, method text, path text, status int, type text, tier text, ms numeric, request json, crc32 bigint, error text, geo json);'
  echo 'create temporary table answers_back (at bigint, id uuid, user_id uuid, call_ids uuid[], ends int[], dictionary int, frame bytea);'
  for day in $days; do
    echo "select private.ensure_day(t::regclass, '$day') from unnest(array['private.calls', 'private.call_answers']) t;"
    echo 'copy calls_back from stdin;'
    ask --data-binary "select created_at_us, id, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, request_payload, response_crc32, error_message, google_geo from calls where day = toDate('$day') format TSV"
    echo '\.'
    echo 'copy answers_back from stdin;'
    ask --data-binary "select first_at_us, id, user_id, concat('{', arrayStringConcat(call_ids, ','), '}'), concat('{', arrayStringConcat(arrayMap(x -> toString(x), ends), ','), '}'), dictionary, concat('\\\\x', hex(frame)) from call_answers where day = toDate('$day') format TSV"
    echo '\.'
    # Accounts that were deleted meanwhile stay deleted.
    echo "insert into private.calls (id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms, request_payload, response_crc32, error_message, google_geo,
        paid_by, unit_price_usd, total_cost_usd, ledger_id)
      select b.id, b.created_at, b.user_id, b.api_key_id, b.request_id, b.method, b.path, b.status, b.type, b.tier, b.ms, b.request, b.crc32, b.error, b.geo,
        p.paid_by, coalesce(p.unit_price_usd, 0), coalesce(p.total_cost_usd, 0), p.ledger_id
      from (select 'epoch'::timestamptz + at * interval '1 microsecond' as created_at, * from calls_back) b join auth.users u on u.id = b.user_id
      left join private.past_usage p on p.translator_log_id = b.id and p.created_at = b.created_at;"
    echo "delete from private.past_usage p using calls_back b where p.translator_log_id = b.id;"
    echo "insert into private.call_answers (user_id, first_at, id, call_ids, ends, dictionary, frame)
      select b.user_id, 'epoch'::timestamptz + b.at * interval '1 microsecond', b.id, b.call_ids, b.ends, b.dictionary, b.frame from answers_back b join auth.users u on u.id = b.user_id;"
    echo 'truncate calls_back, answers_back;'
  done
  echo 'update private.call_archive set moved_until = null, dropped_until = null; delete from private.archived_days; commit;'
} | run_psql >/dev/null
echo "$(wc -w <<<"$days") days brought back"
