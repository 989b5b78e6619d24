#!/bin/bash
# Restores the newest backup of pgBackRest with all archived WAL to a scratch folder, starts PostgreSQL on it, and runs Theia's audit, which also
# checks that the secret opens what is stored. Run it as the user that owns the repository (postgres), with the secret of the installation.
#
#   THEIA_SECRET_FILE=/etc/theia/secret deploy/backup/restore-test.sh
#
# Exit code 0: the backup is good. 1: it is not; the last lines say why. The same goes to METRICS_FILE, for the textfile collector of Prometheus.
set -euo pipefail
umask 077

STANZA=${STANZA:-theia}
DATABASE=${DATABASE:-theia}
ADMINISTRATOR=${ADMINISTRATOR:-postgres}
THEIA_HOME=${THEIA_HOME:-$(cd "$(dirname "$0")/../.." && pwd)}
PG_BIN=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)}
NODE=${NODE:-$([ -x "$THEIA_HOME/node_modules/.bin/node" ] && echo "$THEIA_HOME/node_modules/.bin/node" || echo node)}
PORT=${RESTORE_TEST_PORT:-54329}
RECOVERY_SECONDS_MAX=${RECOVERY_SECONDS_MAX:-14400}
METRICS_FILE=${METRICS_FILE:-}

if [ "$(id -u)" = 0 ]; then
  echo "restore-test: PostgreSQL does not run as root; run this as postgres" >&2
  exit 1
fi

began=$(date +%s)
newest_transaction=0
step='the scratch folder could not be made'
scratch=$(mktemp -d "${RESTORE_TEST_FOLDER:-/var/tmp}/theia-restore-test.XXXXXX")

metrics() {
  [ -n "$METRICS_FILE" ] || return 0
  local ended=$1 good=$2 last
  last=$(sed -n 's/^theia_restore_test_last_success_timestamp_seconds //p' "$METRICS_FILE" 2>/dev/null || true)
  [ "$good" = 1 ] && last=$ended
  (
    umask 022
    cat >"$METRICS_FILE.$$" <<END
# HELP theia_restore_test_success Whether the newest backup could be restored and audited.
# TYPE theia_restore_test_success gauge
theia_restore_test_success $good
# HELP theia_restore_test_last_success_timestamp_seconds When a backup was restored and audited last.
# TYPE theia_restore_test_last_success_timestamp_seconds gauge
theia_restore_test_last_success_timestamp_seconds ${last:-0}
# HELP theia_restore_test_seconds How long the test took.
# TYPE theia_restore_test_seconds gauge
theia_restore_test_seconds $((ended - began))
# HELP theia_restore_test_newest_transaction_timestamp_seconds The newest transaction in the backup: what came later would be lost.
# TYPE theia_restore_test_newest_transaction_timestamp_seconds gauge
theia_restore_test_newest_transaction_timestamp_seconds $newest_transaction
END
    mv "$METRICS_FILE.$$" "$METRICS_FILE"
  ) || echo "restore-test: METRICS_FILE could not be written: $METRICS_FILE" >&2
}

finish() {
  local code=$? ended
  ended=$(date +%s)
  "$PG_BIN/pg_ctl" -D "$scratch/data" -m immediate stop >/dev/null 2>&1 || true
  if [ "$code" = 0 ]; then
    metrics "$ended" 1
    echo "restore-test: the newest backup is good; restored and audited in $((ended - began)) s, newest transaction $(date -u -d "@$newest_transaction" '+%F %T') UTC"
  else
    metrics "$ended" 0
    tail -5 "$scratch/server.log" 2>/dev/null | sed 's/^/restore-test: PostgreSQL: /' >&2 || true
    echo "restore-test: FAILED: $step" >&2
    code=1
  fi
  rm -rf "$scratch"
  exit "$code"
}
trap finish EXIT

step='pgBackRest could not restore the newest backup'
mkdir "$scratch/data" "$scratch/socket"
pgbackrest --stanza="$STANZA" --pg1-path="$scratch/data" --archive-mode=off restore

step='PostgreSQL did not start on what was restored'
password=$(od -An -tx1 -N24 /dev/urandom | tr -d ' \n')
# Debian keeps the settings of the server outside its data, so the copy gets its own. It does not archive, and only this machine reaches it.
cat >"$scratch/postgresql.conf" <<END
data_directory = '$scratch/data'
hba_file = '$scratch/pg_hba.conf'
listen_addresses = '127.0.0.1'
port = $PORT
unix_socket_directories = '$scratch/socket'
unix_socket_permissions = 0700
hot_standby = off
archive_mode = off
fsync = off
max_locks_per_transaction = 256
log_timezone = 'UTC'
END
cat >"$scratch/pg_hba.conf" <<END
local all all trust
host all all 127.0.0.1/32 scram-sha-256
END
"$PG_BIN/pg_ctl" -D "$scratch/data" -o "-c config_file=$scratch/postgresql.conf" -l "$scratch/server.log" -W start >/dev/null
started=$(date +%s)
until "$PG_BIN/psql" -qXAt -h "$scratch/socket" -p "$PORT" -U "$ADMINISTRATOR" -d "$DATABASE" -c 'select 1' >/dev/null 2>"$scratch/psql.log"; do
  [ $(($(date +%s) - began)) -lt "$RECOVERY_SECONDS_MAX" ] || { step='the archived WAL was not replayed in time'; exit 1; }
  sleep 1
  # The server ends when it cannot recover. At first it may not have begun.
  [ $(($(date +%s) - started)) -lt 30 ] || "$PG_BIN/pg_ctl" -D "$scratch/data" status >/dev/null || { cat "$scratch/psql.log" >&2; exit 1; }
done
newest=$(sed -n 's/.*last completed transaction was at log time //p' "$scratch/server.log" | tail -1)
# Without any since the backup: the end of the backup.
[ -n "$newest" ] || newest=$(pgbackrest --stanza="$STANZA" info | sed -n 's/.*timestamp start\/stop: .* \/ //p' | tail -1)
newest_transaction=$(date -d "${newest:-@0}" +%s)

step='the password of the scratch server could not be set'
"$PG_BIN/psql" -qX -h "$scratch/socket" -p "$PORT" -U "$ADMINISTRATOR" -d "$DATABASE" -v ON_ERROR_STOP=1 >/dev/null <<END
alter role "$ADMINISTRATOR" password '$password';
END

step='the audit found the restored data wrong'
mkdir "$scratch/theia"
cd "$THEIA_HOME"
env -u DATABASE_URL_FILE DATABASE_URL="postgres://$ADMINISTRATOR:$password@127.0.0.1:$PORT/$DATABASE" THEIA_DATA_DIR="$scratch/theia" \
  "$NODE" apps/server/src/cli/main.ts audit --full
