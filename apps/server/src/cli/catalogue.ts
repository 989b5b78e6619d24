import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { availability } from './commands/availability.ts';
import { backup, restore } from './commands/backup.ts';
import { callArchiveReplay, callArchiveStatus, callArchiveVerify } from './commands/call-archive.ts';
import { incidentClose, incidentList, incidentOpen, incidentUpdate } from './commands/incidents.ts';
import { keysCreate, keysRevoke } from './commands/keys.ts';
import { maintenanceAnnounce, maintenanceCancel, maintenanceEnd, maintenanceList } from './commands/maintenance.ts';
import { migrateCommand, upgradePostgres } from './commands/migrate.ts';
import { secretsRewrap } from './commands/secrets-rewrap.ts';
import { stripePrice, stripeReplay } from './commands/stripe.ts';
import { userCredit, userEndTrial, userLimit, userList, userPlan, userShow } from './commands/users.ts';

export const commands: readonly Command[] = [
  userList,
  userShow,
  userCredit,
  userEndTrial,
  userPlan,
  userLimit,
  keysCreate,
  keysRevoke,
  stripePrice,
  stripeReplay,
  incidentOpen,
  incidentUpdate,
  incidentClose,
  incidentList,
  maintenanceAnnounce,
  maintenanceEnd,
  maintenanceCancel,
  maintenanceList,
  availability,
  audit,
  backup,
  restore,
  migrateCommand,
  callArchiveStatus,
  callArchiveVerify,
  callArchiveReplay,
  secretsRewrap,
  upgradePostgres,
];
