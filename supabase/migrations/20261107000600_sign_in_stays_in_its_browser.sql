-- A sign-in that goes to Google comes back in the browser it left from: the hash of a cookie that only this browser has.
alter table auth.flow_state add column browser_hash bytea;
