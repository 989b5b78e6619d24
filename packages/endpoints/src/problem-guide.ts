import type { ProblemCode } from './problem.ts';

/** What a code tells a caller, and what to do about it. Whole sentences for the page that the `type` of a problem leads to. */
export interface ProblemGuide {
  readonly meaning: string;
  readonly cure: string;
}

/** The guide of every code. */
export const PROBLEM_GUIDE: Readonly<Record<ProblemCode, ProblemGuide>> = {
  invalid_json: {
    meaning: 'The body is not JSON in UTF-8, or is nested more than 16 levels deep.',
    cure: 'Send one JSON object; let a library write it.',
  },
  body_not_object: {
    meaning: 'The body is JSON, but not an object.',
    cure: 'Send the fields as one object, {"birth_date": …}; several calls go to /batch.',
  },
  missing_field: {
    meaning: 'A field without which the request has no answer is absent.',
    cure: 'Add the field named in field.',
  },
  invalid_type_of_field: {
    meaning: 'A field holds another JSON type than it should, or a text longer than 512 characters.',
    cure: 'Send the type named in message.',
  },
  unknown_request: {
    meaning: 'request on /swiss names no product of this server.',
    cure: 'Use one of the words listed in hint.',
  },
  unknown_field: {
    meaning:
      'A field stands where nobody reads it: at another level than it should, or, with settings.strict, under a name nobody knows.',
    cure: 'Move it to the place named in hint, or take it out.',
  },
  conflicting_fields: {
    meaning: 'Two fields say different things, or cannot be given together.',
    cure: 'Keep one of them.',
  },
  invalid_date: {
    meaning: 'A date is not written as YYYY-MM-DD, or is no day of its calendar.',
    cure: 'Write 1990-06-15; for days around October 1582 say which calendar.',
  },
  invalid_time: {
    meaning:
      'A time of day is not written as HH:MM or HH:MM:SS, or never was: second 60 exists only where a leap second was inserted.',
    cure: 'Write 00:00 to 23:59:59; leave an unknown birth time out.',
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
    meaning: 'A latitude is no number from -90 to 90.',
    cure: 'Send decimal degrees, north positive.',
  },
  invalid_longitude: {
    meaning: 'A longitude is no number from -180 to 180.',
    cure: 'Send decimal degrees, east positive.',
  },
  invalid_elevation: {
    meaning: 'An elevation is no number from -500 to 9000.',
    cure: 'Send metres above the sea, or leave it out.',
  },
  invalid_timezone: {
    meaning: 'A time zone is not in the IANA database.',
    cure: 'Use a name such as America/New_York, or send utc_offset.',
  },
  invalid_utc_offset: {
    meaning: 'An offset from UTC is not written as one.',
    cure: 'Write ±HH:MM, ±HH:MM:SS or Z; east is positive.',
  },
  invalid_location: {
    meaning: 'The text of a place is too short or too long to be one.',
    cure: 'Send 2 to 200 characters: a city, and where there are several its region or country.',
  },
  invalid_system: { meaning: 'system is neither western nor vedic.', cure: 'Use one of the two.' },
  invalid_boolean: { meaning: 'A switch is neither true nor false.', cure: 'Send true or false.' },
  invalid_house_system: {
    meaning: 'There is no such house system.',
    cure: 'Use a letter or a name from the list in hint.',
  },
  invalid_ayanamsa: {
    meaning: 'There is no such ayanamsa.',
    cure: 'Use an id from the list in hint, or your own epoch and value.',
  },
  invalid_orb: {
    meaning: 'An orb is no number of degrees from 0 to 15.',
    cure: 'Send degrees, by id where they differ.',
  },
  unknown_body: { meaning: 'A list names a body or point that does not exist here.', cure: 'Use the ids in hint.' },
  unknown_aspect: { meaning: 'A list names an aspect that does not exist here.', cure: 'Use the ids in hint.' },
  invalid_return_type: {
    meaning: 'There is no return of this type.',
    cure: 'Use solar, lunar or a planet from the list in hint.',
  },
  invalid_range: {
    meaning: 'A range ends before it begins, or a count or a step lies outside its limits.',
    cure: 'Correct the field named in field.',
  },
  range_too_large: {
    meaning:
      'A range is longer than one call may search, or would take too long with these bodies, aspects and settings.',
    cure: 'Ask in parts; message and hint say how long a part may be, largest_to where it may end.',
  },
  invalid_setting: { meaning: 'A setting has a value that it cannot have.', cure: 'Use one of the values in hint.' },
  invalid_include: { meaning: 'include names a part that this answer does not have.', cure: 'Use the parts in hint.' },
  invalid_idempotency_key: {
    meaning: 'The Idempotency-Key is empty, too long, or not printable ASCII.',
    cure: 'Send 1 to 255 printable characters, a UUID for example.',
  },
  invalid_version: {
    meaning: 'There is no such version of the API.',
    cure: 'Send a known date in Theia-Version, or leave the header out.',
  },
  invalid_cursor: {
    meaning: 'A cursor is not one this request gave out.',
    cure: 'Send next_cursor as it came, with the same other fields.',
  },
  batch_too_large: {
    meaning: 'A batch holds more calls than it may, or they would take too long together.',
    cure: 'Send at most 100 items, of long searches as many as the hint says; split the rest.',
  },
  malformed_request: {
    meaning: 'The request is not valid HTTP.',
    cure: 'Use an HTTP library, and look at what stands between it and the server.',
  },
  missing_key: {
    meaning: 'The request carries no API key.',
    cure: 'Send Authorization: Bearer with your key; in a POST the body may carry it as bearer.',
  },
  invalid_key: {
    meaning: 'The API key is not one of ours, or the header is not written as Bearer.',
    cure: 'Copy the key from your dashboard.',
  },
  revoked_key: {
    meaning: 'The API key was switched off.',
    cure: 'Switch it on in your dashboard, or use another one.',
  },
  insufficient_balance: {
    meaning: 'The wallet holds less than the call costs.',
    cure: 'Top up the wallet, or take a plan.',
  },
  quota_exhausted: {
    meaning: 'The calls of the plan are used up and the wallet cannot pay for more.',
    cure: 'Top up the wallet, upgrade, or wait for the next period.',
  },
  spend_cap_reached: {
    meaning: 'The spend cap of the account or of the key is reached.',
    cure: 'Raise the cap in your dashboard, or wait for the next period.',
  },
  plan_does_not_include: {
    meaning: 'The plan does not include this product, and the wallet cannot pay for the call.',
    cure: 'Take the plan named in required_plan, or top up the wallet.',
  },
  not_found: { meaning: 'There is nothing at this path.', cure: 'Compare it with the list of endpoints.' },
  method_not_allowed: { meaning: 'The path does not answer this method.', cure: 'Use one named in the Allow header.' },
  not_acceptable: {
    meaning: 'The Accept header names no type that this answer can be sent as.',
    cure: 'Accept one of the types in hint.',
  },
  request_timeout: {
    meaning: 'The request did not arrive in time.',
    cure: 'Send it again, without pauses in the body.',
  },
  idempotency_key_reused: {
    meaning: 'The Idempotency-Key was used for another request before.',
    cure: 'Take a new key for a new request.',
  },
  idempotency_in_progress: {
    meaning: 'The first call with this Idempotency-Key is still running.',
    cure: 'Wait as long as Retry-After says and send it again.',
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
    meaning: 'Several places may be meant, and settings.location_policy is strict.',
    cure: 'Add a region or country, or take the coordinates of one of candidates.',
  },
  timezone_unresolved: {
    meaning: 'No time zone is known for the place.',
    cure: 'Send timezone, utc_offset, or the birth as utc.',
  },
  nonexistent_local_time: {
    meaning: 'The clocks were set forward over this time, and settings.time_resolution is reject.',
    cure: 'Send utc_offset, or allow earlier or later.',
  },
  ambiguous_local_time: {
    meaning: 'The clocks were set back and this time came twice, and settings.time_resolution is reject.',
    cure: 'Send utc_offset, or allow earlier or later.',
  },
  date_out_of_range: {
    meaning: 'The time lies outside the years -3000 to 3000.',
    cure: 'Use a time inside; precision is highest from 1800 to 2399.',
  },
  house_system_undefined: {
    meaning: 'The house system has no cusps at this latitude, and settings.polar_fallback is error.',
    cure: 'Choose another house system, or allow a fallback.',
  },
  birth_time_required: {
    meaning: 'The birth time is unknown, and the request cannot do without it.',
    cure: 'Send birth_time, or leave settings.require_time out.',
  },
  body_unavailable: {
    meaning: 'A body that was asked for by name cannot be computed for this time.',
    cure: 'Leave it out, or choose a year from 1800 to 2399.',
  },
  event_not_found: {
    meaning: 'What was searched for does not happen within the reach of the search.',
    cure: 'Choose another time, body or place.',
  },
  rate_limited: {
    meaning: 'More requests came in a second than the plan allows.',
    cure: 'Wait as long as Retry-After says; RateLimit-Remaining tells what is left.',
  },
  headers_too_large: { meaning: 'The headers of the request are too long.', cure: 'Send fewer or shorter headers.' },
  internal_error: {
    meaning: 'Something went wrong on our side. The call was not charged.',
    cure: 'Try again; if it stays, tell us the request_id.',
  },
  unavailable: {
    meaning: 'The server cannot answer at this moment. The call was not charged.',
    cure: 'Try again as Retry-After says.',
  },
  timeout: {
    meaning: 'The computation took longer than it may. The call was not charged.',
    cure: 'Ask for a shorter range, fewer bodies or smaller batches.',
  },
};
