import type { Language } from '@theia-astro/astro/names/language';

/** What calendars say besides the names of bodies, signs and aspects. */
export interface CalendarWords {
  /** An aspect comes into its orb, or a span begins. */
  readonly start: string;
  readonly end: string;
  /** A point of the chart of the birth. */
  readonly natal: string;
  readonly voidOfCourse: string;
  /** A body comes back to where it was; `{body}` stands for its name. */
  readonly bodyReturn: string;
}

/** In every language of names. Where Indian astrologers keep the English term, so do we. */
export const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: {
    start: 'begins',
    end: 'ends',
    natal: 'natal',
    voidOfCourse: 'Moon void of course',
    bodyReturn: '{body} return',
  },
  es: {
    start: 'inicio',
    end: 'fin',
    natal: 'natal',
    voidOfCourse: 'Luna vacía de curso',
    bodyReturn: 'Retorno: {body}',
  },
  pt: {
    start: 'início',
    end: 'fim',
    natal: 'natal',
    voidOfCourse: 'Lua fora de curso',
    bodyReturn: 'Retorno: {body}',
  },
  fr: {
    start: 'début',
    end: 'fin',
    natal: 'natal',
    voidOfCourse: 'Lune vide de course',
    bodyReturn: 'Retour : {body}',
  },
  de: {
    start: 'Beginn',
    end: 'Ende',
    natal: 'Radix',
    voidOfCourse: 'Mond im Leerlauf',
    bodyReturn: 'Wiederkehr: {body}',
  },
  it: {
    start: 'inizio',
    end: 'fine',
    natal: 'natale',
    voidOfCourse: 'Luna vuota di corso',
    bodyReturn: 'Ritorno: {body}',
  },
  hi: {
    start: 'आरंभ',
    end: 'समाप्ति',
    natal: 'जन्म',
    voidOfCourse: 'चंद्र: void of course',
    bodyReturn: '{body}: return',
  },
  ta: {
    start: 'தொடக்கம்',
    end: 'முடிவு',
    natal: 'ஜாதகம்',
    voidOfCourse: 'சந்திரன்: void of course',
    bodyReturn: '{body}: return',
  },
  ru: {
    start: 'начало',
    end: 'конец',
    natal: 'натал',
    voidOfCourse: 'Луна без курса',
    bodyReturn: 'Возвращение: {body}',
  },
  ja: { start: '開始', end: '終了', natal: '出生', voidOfCourse: '月のボイドタイム', bodyReturn: '{body}回帰' },
  zh: { start: '开始', end: '结束', natal: '本命', voidOfCourse: '月亮空亡', bodyReturn: '{body}回归' },
  tr: {
    start: 'başlangıç',
    end: 'bitiş',
    natal: 'natal',
    voidOfCourse: 'Ay boşlukta',
    bodyReturn: 'Dönüş: {body}',
  },
};
