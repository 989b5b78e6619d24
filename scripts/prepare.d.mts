/** The folder of the clone. */
export const root: string;
