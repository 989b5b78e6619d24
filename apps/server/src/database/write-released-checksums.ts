import { writeReleased } from './migrate.ts';
import { MIGRATIONS_DIRECTORY } from './open-database.ts';

await writeReleased(MIGRATIONS_DIRECTORY);
