import type { Language } from './language.ts';

/** What each list names, in order. */
export const OTHER_IDS = {
  bodies: 'sun moon mercury venus mars jupiter saturn uranus neptune pluto chiron ceres pallas juno vesta',
  phases: 'new_moon waxing_crescent first_quarter waxing_gibbous full_moon waning_gibbous last_quarter waning_crescent',
  elements: 'fire earth air water',
  modalities: 'cardinal fixed mutable',
} as const;

/**
 * The words of Kerykeion (© Giacomo Battaglia, AGPL-3.0) for them, Chinese in simplified characters; a dash where it has another kind of word (Hindi
 * tithis for phases).
 */
export const OTHER_WORDS: Readonly<Partial<Record<Language, Readonly<Record<keyof typeof OTHER_IDS, string>>>>> = {
  en: {
    bodies: 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Ceres|Pallas|Juno|Vesta',
    phases:
      'New Moon|Waxing Crescent|First Quarter|Waxing Gibbous|Full Moon|Waning Gibbous|Last Quarter|Waning Crescent',
    elements: 'Fire|Earth|Air|Water',
    modalities: 'Cardinal|Fixed|Mutable',
  },
  fr: {
    bodies: 'Soleil|Lune|Mercure|Vénus|Mars|Jupiter|Saturne|Uranus|Neptune|Pluton|Chiron|Cérès|Pallas|Junon|Vesta',
    phases:
      'Nouvelle Lune|Premier Croissant|Premier Quartier|Lune Gibbeuse Croissante|Pleine Lune|Lune Gibbeuse Décroissante|Dernier Quartier|Dernier Croissant',
    elements: 'Feu|Terre|Air|Eau',
    modalities: 'Cardinal|Fixe|Mutable',
  },
  pt: {
    bodies: 'Sol|Lua|Mercúrio|Vênus|Marte|Júpiter|Saturno|Urano|Netuno|Plutão|Quíron|Ceres|Palas|Juno|Vesta',
    phases:
      'Lua Nova|Lua Crescente|Quarto Crescente|Lua Gibosa Crescente|Lua Cheia|Lua Gibosa Minguante|Quarto Minguante|Lua Minguante',
    elements: 'Fogo|Terra|Ar|Água',
    modalities: 'Cardinal|Fixo|Mutável',
  },
  it: {
    bodies: 'Sole|Luna|Mercurio|Venere|Marte|Giove|Saturno|Urano|Nettuno|Plutone|Chirone|Cerere|Pallade|Giunone|Vesta',
    phases:
      'Luna Nuova|Luna Crescente|Primo Quarto|Gibbosa Crescente|Luna Piena|Gibbosa Calante|Ultimo Quarto|Luna Calante',
    elements: 'Fuoco|Terra|Aria|Acqua',
    modalities: 'Cardinale|Fisso|Mutevole',
  },
  zh: {
    bodies: '太阳|月亮|水星|金星|火星|木星|土星|天王星|海王星|冥王星|凯龙星|谷神星|智神星|婚神星|灶神星',
    phases: '新月|娥眉月|上弦月|盈凸月|满月|亏凸月|下弦月|残月',
    elements: '火|土|风|水',
    modalities: '本位|固定|变动',
  },
  es: {
    bodies: 'Sol|Luna|Mercurio|Venus|Marte|Júpiter|Saturno|Urano|Neptuno|Plutón|Quirón|Ceres|Palas|Juno|Vesta',
    phases:
      'Luna Nueva|Luna Creciente|Cuarto Creciente|Luna Gibosa Creciente|Luna Llena|Luna Gibosa Menguante|Cuarto Menguante|Luna Menguante',
    elements: 'Fuego|Tierra|Aire|Agua',
    modalities: 'Cardinal|Fijo|Mutable',
  },
  ru: {
    bodies: 'Солнце|Луна|Меркурий|Венера|Марс|Юпитер|Сатурн|Уран|Нептун|Плутон|Хирон|Церера|Паллада|Юнона|Веста',
    phases:
      'Новолуние|Растущий Серп|Первая Четверть|Растущая Луна|Полнолуние|Убывающая Луна|Последняя Четверть|Убывающий Серп',
    elements: 'Огонь|Земля|Воздух|Вода',
    modalities: 'Кардинальный|Фиксированный|Мутабельный',
  },
  tr: {
    bodies: 'Güneş|Ay|Merkür|Venüs|Mars|Jüpiter|Satürn|Uranüs|Neptün|Plüton|Kiron|Ceres|Pallas|Juno|Vesta',
    phases: 'Yeni Ay|Hilal|İlk Dördün|Şişkin Ay|Dolunay|Küçülen Şişkin Ay|Son Dördün|Küçülen Hilal',
    elements: 'Ateş|Toprak|Hava|Su',
    modalities: 'Kardinal|Sabit|Değişken',
  },
  de: {
    bodies: 'Sonne|Mond|Merkur|Venus|Mars|Jupiter|Saturn|Uranus|Neptun|Pluto|Chiron|Ceres|Pallas|Juno|Vesta',
    phases:
      'Neumond|Zunehmende Sichel|Erstes Viertel|Zunehmender Mond|Vollmond|Abnehmender Mond|Letztes Viertel|Abnehmende Sichel',
    elements: 'Feuer|Erde|Luft|Wasser',
    modalities: 'Kardinal|Fix|Veränderlich',
  },
  hi: {
    bodies: 'सूर्य|चंद्रमा|बुध|शुक्र|मंगल|गुरु|शनि|यूरेनस|नेपच्यून|प्लूटो|किरोन|सेरेस|पैलास|जूनो|वेस्टा',
    phases: 'अमावस्या|-|-|-|पूर्णिमा|-|-|-',
    elements: 'अग्नि|पृथ्वी|वायु|जल',
    modalities: 'चल|स्थिर|द्विस्वभाव',
  },
};
