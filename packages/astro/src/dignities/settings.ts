/** Which tables rulers and essential dignities are taken from. */
export interface DignitySettings {
  readonly rulers: 'traditional' | 'modern';
  readonly terms: 'egyptian' | 'ptolemaic';
  readonly triplicity: 'dorothean' | 'lilly';
}
