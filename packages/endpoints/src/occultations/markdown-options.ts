import type { ForReaders } from '../llm/write-markdown.ts';
import { occultationsResponseSchema } from './schema.ts';

const listSchema = occultationsResponseSchema.pick({ occultations: true });

/** One line each: at a place when the body disappears and reappears, else where on Earth. */
export const occultationsForReaders: ForReaders = {
  leftOut: ['daylight', 'separation'],
  shape: (answer) => {
    const whole = listSchema.safeParse(answer);
    if (!whole.success) return answer;
    return {
      ...answer,
      occultations: whole.data.occultations.map(({ at, body, greatest, local, ...rest }) =>
        local === null
          ? { body, at, ...rest, ...greatest }
          : {
              body,
              at: local.at,
              altitude: local.altitude,
              sun_altitude: local.sun_altitude,
              total: local.total,
              ...Object.fromEntries(local.contacts.map((contact) => [contact.name, contact.at])),
            },
      ),
    };
  },
};
