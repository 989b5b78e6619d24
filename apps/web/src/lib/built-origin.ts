/** Stands for the origin of the installation in what is built; the server that sends a page puts in its own (`BUILT_ORIGIN` there). */
export const BUILT_ORIGIN = 'https://theia.invalid';
