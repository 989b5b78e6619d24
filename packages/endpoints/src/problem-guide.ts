import type { ProblemCode } from './problem.ts';

/**
 * What a code means and what the caller can do about it, in whole sentences, for the page that the `type` of a problem
 * links to.
 */
export interface ProblemGuide {
  readonly meaning: string;
  readonly cure: string;
}

/** The guide of every code. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemCode, ProblemGuide>> = {
  invalid_json: {
    meaning: 'The body is not JSON in UTF-8, or is nested more than 16 levels deep.',
    cure: 'Send one JSON object, written by a JSON library.',
  },
  body_not_object: {
    meaning: 'The body is JSON, but not an object.',
    cure: 'Send the fields as one object, {"birth_date": …}; several calls go to /batch.',
  },
  missing_field: {
    meaning: 'A required field is missing.',
    cure: 'Add the field that the problem names.',
  },
  invalid_type_of_field: {
    meaning: 'A field has the wrong JSON type, or a text longer than 512 characters.',
    cure: 'Send the type named in the message.',
  },
  unknown_request: {
    meaning: 'request on /swiss does not name a product of this server.',
    cure: 'Use one of the words listed in the hint.',
  },
  unknown_field: {
    meaning:
      'A field is at a place where it is not read: at the wrong level or, with settings.strict, under an unknown name.',
    cure: 'Move it to the place named in the hint, or remove it.',
  },
  conflicting_fields: {
    meaning: 'Two fields contradict each other, or cannot be given together.',
    cure: 'Keep one of them.',
  },
  invalid_date: {
    meaning: 'A date is not written as YYYY-MM-DD, or does not exist in its calendar.',
    cure: 'Write 1990-06-15; for days around October 1582 also send the calendar.',
  },
  invalid_time: {
    meaning:
      'A time of day is not written as HH:MM or HH:MM:SS, or does not exist: second 60 exists only where a leap second was inserted.',
    cure: 'Write 00:00 to 23:59:59; omit an unknown birth time.',
  },
  invalid_datetime: {
    meaning: 'An instant is not ISO 8601, or names a leap second that was not inserted.',
    cure: 'Write 1990-06-15T18:30:00Z or with an offset; without one it is UTC.',
  },
  invalid_year: {
    meaning: 'A year is not a whole number.',
    cure: 'Use astronomical years: 1990, 0 for 1 BC, -43 for 44 BC.',
  },
  invalid_latitude: {
    meaning: 'A latitude is not a number from -90 to 90.',
    cure: 'Send decimal degrees, north positive.',
  },
  invalid_longitude: {
    meaning: 'A longitude is not a number from -180 to 180.',
    cure: 'Send decimal degrees, east positive.',
  },
  invalid_elevation: {
    meaning: 'An elevation is not a number from -500 to 9000.',
    cure: 'Send metres above sea level, or omit it.',
  },
  invalid_timezone: {
    meaning: 'A time zone is not in the IANA database.',
    cure: 'Use a name such as America/New_York, or send utc_offset.',
  },
  invalid_utc_offset: {
    meaning: 'An offset from UTC has the wrong format.',
    cure: 'Write ±HH:MM, ±HH:MM:SS or Z; east is positive.',
  },
  invalid_location: {
    meaning: 'The text of a place is too short or too long.',
    cure: 'Send 2 to 200 characters: a city, with region or country if there are several of that name.',
  },
  invalid_system: { meaning: 'system is neither western nor vedic.', cure: 'Use one of the two.' },
  invalid_boolean: { meaning: 'A switch is neither true nor false.', cure: 'Send true or false.' },
  invalid_house_system: {
    meaning: 'There is no such house system.',
    cure: 'Use a letter or a name from the list in the hint.',
  },
  invalid_ayanamsa: {
    meaning: 'There is no such ayanamsa.',
    cure: 'Use an id from the list in the hint, or your own epoch and value.',
  },
  invalid_orb: {
    meaning: 'An orb is not a number of degrees from 0 to 15.',
    cure: 'Send degrees, or degrees by id.',
  },
  unknown_body: { meaning: 'A list contains an unknown body or point.', cure: 'Use the ids in the hint.' },
  unknown_aspect: { meaning: 'A list contains an unknown aspect.', cure: 'Use the ids in the hint.' },
  invalid_return_type: {
    meaning: 'This return type does not exist.',
    cure: 'Use solar, lunar or a planet from the list in the hint.',
  },
  invalid_range: {
    meaning: 'A range ends before it starts, or a count or step is outside its limits.',
    cure: 'Correct the field that the problem names.',
  },
  range_too_large: {
    meaning:
      'A range is longer than one call may search, or would take too long with these bodies, aspects and settings.',
    cure: 'Split the range; message and hint say how long a part may be, largest_to where it may end.',
  },
  invalid_setting: { meaning: 'A setting has an invalid value.', cure: 'Use one of the values in the hint.' },
  invalid_include: {
    meaning: 'include names a part that this answer does not have.',
    cure: 'Use the parts in the hint.',
  },
  invalid_fields: {
    meaning: 'fields is not a list of paths, or names something that the answer of this product does not have.',
    cure: 'Write paths as they stand in the answer, with dots, such as points.longitude; the hint names the nearest ones.',
  },
  invalid_row: {
    meaning: 'A value to compare is not a longitude, a date or a list of them.',
    cure: 'Write longitudes as 84.388 or 24°23\'17" Gem, dates as 2000-02-21.',
  },
  invalid_url: {
    meaning: 'The address is not one that we send to.',
    cure: 'Use https, a host name with a public address, and no credentials.',
  },
  invalid_idempotency_key: {
    meaning: 'The Idempotency-Key is empty, too long, or not printable ASCII.',
    cure: 'Send 1 to 255 printable characters, a UUID for example.',
  },
  invalid_version: {
    meaning: 'This version of the API does not exist.',
    cure: 'Send a known date in Theia-Version, or omit the header.',
  },
  invalid_cursor: {
    meaning: 'A cursor does not come from this request.',
    cure: 'Send next_cursor unchanged, with the same other fields.',
  },
  batch_too_large: {
    meaning: 'A batch contains too many calls, or they would take too long together.',
    cure: 'Send at most 100 items, or as many long searches as the hint says; put the rest in another batch.',
  },
  malformed_request: {
    meaning: 'The request is not valid HTTP.',
    cure: 'Use an HTTP library, and check proxies between it and the server.',
  },
  missing_key: {
    meaning: 'The request has no API key.',
    cure: 'Send Authorization: Bearer with your key; a POST may send it in the body as bearer.',
  },
  invalid_key: {
    meaning: 'The API key is unknown, or the header is not a Bearer header.',
    cure: 'Copy the key from your dashboard.',
  },
  revoked_key: {
    meaning: 'The API key is disabled.',
    cure: 'Enable it in your dashboard, or use another one.',
  },
  expired_key: {
    meaning: 'The API key has expired, or was replaced and its overlap is over.',
    cure: 'Use the new key from your dashboard, or set another expiry there.',
  },
  insufficient_balance: {
    meaning: 'The wallet has less than the call costs.',
    cure: 'Top up the wallet, or subscribe to a plan.',
  },
  quota_exhausted: {
    meaning: 'The calls of the plan are used up and the wallet cannot pay for more.',
    cure: 'Top up the wallet, upgrade, or wait for the next period.',
  },
  spend_cap_reached: {
    meaning: 'The spend cap of the account or the key has been reached.',
    cure: 'Raise the cap in your dashboard, or wait for the next period.',
  },
  plan_does_not_include: {
    meaning: 'The plan does not include this product, and the wallet cannot pay for the call.',
    cure: 'Subscribe to the plan named in required_plan, or top up the wallet.',
  },
  key_scope: {
    meaning: 'The key may not call this product.',
    cure: 'Use another key, or allow the product for this one in your dashboard.',
  },
  key_origin: {
    meaning: 'The key is locked to web origins, and the call came from another page or from no page.',
    cure: 'Call from an allowed origin, or use a key without this lock on a server.',
  },
  key_address: {
    meaning: 'The key is locked to networks, and the call came from an address outside them.',
    cure: 'Call from an allowed address, or add the address in your dashboard.',
  },
  test_key_birth: {
    meaning: 'A test key was used for a birth, date or place that is not in the published examples.',
    cure: 'Use 1990-06-15 14:30 New York, 1988-11-03 07:15 London or 1992-02-29 08:45 Sydney and the dates of the examples, or a live key.',
  },
  not_found: { meaning: 'This path does not exist.', cure: 'Compare it with the list of endpoints.' },
  method_not_allowed: { meaning: 'The path does not support this method.', cure: 'Use one named in the Allow header.' },
  not_acceptable: {
    meaning: 'The Accept header allows no type in which this answer can be sent.',
    cure: 'Accept one of the types in the hint.',
  },
  request_timeout: {
    meaning: 'The request did not arrive in time.',
    cure: 'Send it again without pauses.',
  },
  idempotency_key_reused: {
    meaning: 'The Idempotency-Key was already used for a different request.',
    cure: 'Use a new key for a new request.',
  },
  idempotency_in_progress: {
    meaning: 'The first call with this Idempotency-Key is still running.',
    cure: 'Wait as long as Retry-After says, then send it again.',
  },
  cannot_replay: {
    meaning: 'The event cannot be sent again now: it is not due yet, or its subscription has no active webhook.',
    cure: 'Wait until it is due, or give the subscription an active webhook.',
  },
  payload_too_large: {
    meaning: 'The body is larger than 256 KiB (a batch: 2 MiB).',
    cure: 'Send less; split a batch.',
  },
  unsupported_media_type: {
    meaning: 'The body is not declared as JSON.',
    cure: 'Send Content-Type: application/json, uncompressed.',
  },
  place_not_found: {
    meaning: 'No place of that name was found.',
    cure: 'Write the nearest town with its country, or send latitude and longitude.',
  },
  place_ambiguous: {
    meaning: 'Several places match, and settings.location_policy is strict.',
    cure: 'Add a region or country, or send the coordinates of one of the candidates.',
  },
  timezone_unresolved: {
    meaning: 'No time zone is known for the place.',
    cure: 'Send timezone, utc_offset, or the birth as utc.',
  },
  nonexistent_local_time: {
    meaning:
      'The clocks were set forward past this time, and settings.time_resolution is reject; or they skipped the whole day of a panchang.',
    cure: 'Send utc_offset, or allow earlier or later.',
  },
  ambiguous_local_time: {
    meaning: 'The clocks were set back and this time occurred twice, and settings.time_resolution is reject.',
    cure: 'Send utc_offset, or allow earlier or later.',
  },
  date_out_of_range: {
    meaning: 'The time lies outside the years -3000 to 3000.',
    cure: 'Use a time within them; precision is highest from 1800 to 2399.',
  },
  house_system_undefined: {
    meaning: 'The house system has no cusps at this latitude, and settings.polar_fallback is error.',
    cure: 'Choose another house system, or allow a fallback.',
  },
  birth_time_required: {
    meaning: 'The birth time is unknown, and the request needs it.',
    cure: 'Send birth_time, or omit settings.require_time.',
  },
  body_unavailable: {
    meaning: 'A body that the request names cannot be computed for this time.',
    cure: 'Leave it out, or choose a year from 1800 to 2399.',
  },
  event_not_found: {
    meaning: 'The event does not happen within the searchable range.',
    cure: 'Choose another time, body or place.',
  },
  model_unavailable: {
    meaning: 'The report was to be written by a language model, and this installation has none.',
    cure: 'Leave voice out. The report is then composed from our own texts.',
  },
  rate_limited: {
    meaning: 'More requests per second than the plan allows.',
    cure: 'Wait as long as Retry-After says; RateLimit-Remaining shows what is left.',
  },
  too_many_jobs: {
    meaning: 'The account has as many unfinished or kept jobs as it may have.',
    cure: 'Wait until one is done, or delete one: DELETE /jobs/ID.',
  },
  too_many_subscriptions: {
    meaning: 'The account has as many subscriptions as its plan has.',
    cure: 'Delete one that is not needed any more, or choose a larger plan.',
  },
  too_many_reports: {
    meaning: 'The account has ten reports that are not written yet, or keeps 5,000.',
    cure: 'Wait until one is ready, or delete those that you no longer need.',
  },
  too_many_webhooks: {
    meaning: 'The account has as many webhooks as it may have.',
    cure: 'Delete one that is not needed any more: DELETE /webhooks/ID.',
  },
  test_limit_reached: {
    meaning: 'The test keys of the account have made their 1,000 calls of this day (UTC).',
    cure: 'Wait as long as Retry-After says, or use a live key.',
  },
  headers_too_large: { meaning: 'The headers of the request are too long.', cure: 'Send fewer or shorter headers.' },
  internal_error: {
    meaning: 'Something went wrong on our side. The call was not charged.',
    cure: 'Try again; if it persists, send us the request_id.',
  },
  unavailable: {
    meaning: 'The server cannot answer right now. The call was not charged.',
    cure: 'Try again after the time in Retry-After.',
  },
  timeout: {
    meaning: 'The computation took too long. The call was not charged.',
    cure: 'Request a shorter range, fewer bodies or smaller batches.',
  },
};
