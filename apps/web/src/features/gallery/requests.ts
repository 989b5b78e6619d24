/** The calls whose answers the gallery shows: events, and births of people long dead. No living person's data. */
export const requests = {
  einstein: {
    path: '/swiss/natal',
    body: { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' },
  },
  bach: {
    path: '/swiss/natal',
    body: { birth_date: '1685-03-21', calendar: 'julian', location: 'Eisenach, Germany' },
  },
  independence: {
    path: '/natal/vedic',
    body: { birth_date: '1947-08-15', birth_time: '00:00', location: 'New Delhi, India', analysis_date: '2026-01-01' },
  },
  eclipse: {
    path: '/transits',
    body: {
      birth_date: '1879-03-14',
      birth_time: '11:30',
      location: 'Ulm, Germany',
      transit_date: '1919-05-29',
      transit_time: '15:09',
      include: ['natal'],
    },
  },
  royals: {
    path: '/synastry',
    body: {
      person_a: { birth_date: '1819-05-24', birth_time: '04:15', location: 'London, United Kingdom' },
      person_b: { birth_date: '1819-08-26', birth_time: '06:00', location: 'Coburg, Germany' },
      include: ['aspects', 'charts'],
    },
  },
} as const;

export type ExampleId = keyof typeof requests;
