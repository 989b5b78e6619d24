#!/bin/sh
# PostgreSQL's image runs this once, on an empty volume: a role for Theia that is no superuser, and its database.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$THEIA_DATABASE_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role theia login createrole password :'password';
create database theia owner theia;
SQL
