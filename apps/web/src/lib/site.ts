/** The product's name and contact data. */
export const site = {
  name: 'Theia',
  tagline: 'The open-source astrology API, Western and Vedic',
  description:
    'Natal and Vedic charts, transits, synastry and written reports over one open-source API. Exact to 0.001″ of Swiss Ephemeris and 0.3″ of JPL Horizons.',
  supportHours: 'Monday to Friday, 9:00 AM to 5:00 PM EST',
  responseTime: 'within 24 hours',
} as const;

export const CURRENT_YEAR = new Date().getFullYear();
