import { writeReleased } from './migration-files.ts';
import { MIGRATIONS_DIRECTORY } from './open-database.ts';

await writeReleased(MIGRATIONS_DIRECTORY);
