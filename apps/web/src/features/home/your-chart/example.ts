import type { Birth } from '@/components/birth/birth.ts';

/** Albert Einstein, by the birth record of the registry office of Ulm. */
export const EXAMPLE: Birth = { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };
