import { SAMVATSARAS } from '@theia-astro/astro/vedic/panchang/era';
import { KARANAS, NITYA_YOGAS, TITHIS } from '@theia-astro/astro/vedic/panchang/limb-names';
import { LUNAR_MONTHS } from '@theia-astro/astro/vedic/panchang/lunar-month';
import { z } from 'zod';

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export const weekdaySchema = z.enum(WEEKDAYS).meta({ id: 'Weekday' });
export const tithiIdSchema = z.enum(TITHIS).meta({ id: 'TithiId' });
export const nityaYogaIdSchema = z.enum(NITYA_YOGAS).meta({ id: 'NityaYogaId' });
export const karanaIdSchema = z.enum(KARANAS).meta({ id: 'KaranaId' });
export const lunarMonthIdSchema = z.enum(LUNAR_MONTHS).meta({ id: 'LunarMonthId' });
export const samvatsaraSchema = z.enum(SAMVATSARAS).meta({ id: 'Samvatsara' });
