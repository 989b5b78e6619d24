import type { Birth } from '@/components/birth/birth.ts';

/** The birth that the landing page shows until a visitor enters another one: on record, and known to everyone. */
export const EXAMPLE: Birth = { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };
export const EXAMPLE_NAME = 'Albert Einstein';
export const EXAMPLE_SOURCE = 'Ulm birth record, Rodden AA';
