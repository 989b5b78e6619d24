/** The product's name and contact data. */
export const site = {
  name: 'Theia',
  tagline: 'The astrology API, exact to the arc second',
  description:
    'Natal, Vedic, transit and relationship charts over one HTTP API: positions agree with Swiss Ephemeris to 0.001″ and with JPL Horizons to 0.3″.',
  supportHours: 'Monday to Friday, 9:00 AM to 5:00 PM EST',
  responseTime: 'within 24 hours',
} as const;

export const CURRENT_YEAR = new Date().getFullYear();
