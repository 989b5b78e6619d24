import { fieldsOfCatalog } from './fields.ts';
for (const [p,f] of fieldsOfCatalog()) console.log(p, f.names.length, f.settings.length, f.valuesOf.size, f.names.slice(0,12).join(' '));
