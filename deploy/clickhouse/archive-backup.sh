#!/bin/bash
# Copies the days of the call archive from ClickHouse to files, each once, and back. It needs curl, and a file for it that only its owner can read:
#
#   url = "https://clickhouse.example.org:8443/?database=theia"
#   user = "theia:PASSWORD"
#   cacert = "/etc/theia/clickhouse.crt"
#
#   CLICKHOUSE_CURL=/etc/theia/clickhouse.curl deploy/clickhouse/archive-backup.sh save /var/backups/theia-archive
#   CLICKHOUSE_CURL=/etc/theia/clickhouse.curl deploy/clickhouse/archive-backup.sh load /var/backups/theia-archive
#
# save: every day that is older than KEEP_DAYS (3, as CALL_LOG_POSTGRES_DAYS), unless it was saved as it is. A day of which calls were deleted with
#       their account, or requests after their retention, is saved again, and the old file removed. Files of days that are not in ClickHouse
#       any more are named; with PRUNE=1 they are removed, unless ClickHouse has no day at all.
# load: into a database without calls. Newer days are copied again by Theia, as long as PostgreSQL has them.
set -euo pipefail
umask 077
: "${CLICKHOUSE_CURL:?is the file with the settings of curl}"
action=${1:-} folder=${2:-}
KEEP_DAYS=${KEEP_DAYS:-3}
TABLES='calls call_answers installation'

ask() { curl --silent --show-error --fail-with-body --config "$CLICKHOUSE_CURL" "$@"; }
query() { ask --data-binary "$1"; }

save() {
  mkdir -p "$folder"
  for table in $TABLES; do query "show create table $table format TSVRaw" >"$folder/$table.sql"; done
  query 'select distinct id from installation format Native' >"$folder/installation.native"
  for table in calls call_answers; do
    local days state='toString(count())'
    [ "$table" = calls ] && state="concat(toString(count()), '-', toString(countIf(isNotNull(request_payload))))"
    days=$(query "select toString(day), $state from $table where day < today() - $KEEP_DAYS group by day order by day format TSV")
    while read -r day rows; do
      [ -n "$day" ] || continue
      local file="$folder/$table.$day.$rows.native.gz"
      [ -e "$file" ] && continue
      query "select * from $table where day = toDate('$day') format Native" | gzip >"$file.part"
      for old in "$folder/$table.$day".*.native.gz; do [ -e "$old" ] && rm "$old"; done
      mv "$file.part" "$file"
      echo "saved $table $day: ${rows%-*} rows"
    done <<<"$days"
    for file in "$folder/$table".*.native.gz; do
      [ -e "$file" ] || continue
      day=$(basename "$file" | cut -d. -f2)
      grep -q "^$day" <<<"$days" && continue
      if [ "${PRUNE:-}" = 1 ] && [ -n "$days" ]; then rm "$file"; else echo "not in ClickHouse any more: $file"; fi
    done
  done
}

load() {
  for table in $TABLES; do
    if [ "$(query "select count() from system.tables where database = currentDatabase() and name = '$table'")" = 0 ]; then
      # The name without its database: it may be another one.
      sed -E "1s/^CREATE TABLE [^ .(]+\./CREATE TABLE /" "$folder/$table.sql" | ask --data-binary @-
    fi
    [ "$(query "select count() from $table")" = 0 ] || { echo "archive-backup: $table is not empty" >&2; exit 1; }
  done
  for file in "$folder"/call*.native.gz; do
    [ -e "$file" ] || continue
    local name table day rows found
    name=$(basename "$file")
    IFS=. read -r table day rows _ <<<"$name"
    gunzip <"$file" | ask --data-binary @- --url-query "query=insert into $table format Native"
    rows=${rows%-*}
    found=$(query "select count() from $table where day = toDate('$day')")
    [ "$found" = "$rows" ] || { echo "archive-backup: $name: $found rows instead of $rows" >&2; exit 1; }
    echo "loaded $table $day: $rows rows"
  done
  # Last: with it the archive counts as complete.
  ask --data-binary @"$folder/installation.native" --url-query 'query=insert into installation format Native'
}

case "$action" in
  save | load) [ -n "$folder" ] || { echo "archive-backup: which folder?" >&2; exit 1; }; "$action" ;;
  *) echo 'archive-backup: save FOLDER, or load FOLDER' >&2; exit 1 ;;
esac
