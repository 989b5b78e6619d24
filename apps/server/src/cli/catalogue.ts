import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { availability } from './commands/availability.ts';
import { backup } from './commands/backup.ts';
import { callArchiveReplay, callArchiveStatus, callArchiveVerify } from './commands/call-archive.ts';
import { incidentList } from './commands/incident-list.ts';
import { incidentOpen } from './commands/incident-open.ts';
import { incidentClose, incidentUpdate } from './commands/incident-update.ts';
import { keysCreate } from './commands/keys-create.ts';
import { keysRevoke } from './commands/keys-revoke.ts';
import { maintenanceAnnounce } from './commands/maintenance-announce.ts';
import { maintenanceCancel, maintenanceEnd } from './commands/maintenance-end.ts';
import { maintenanceList } from './commands/maintenance-list.ts';
import { migrateCommand } from './commands/migrate.ts';
import { restore } from './commands/restore.ts';
import { secretsRewrap } from './commands/secrets-rewrap.ts';
import { stripePrice } from './commands/stripe-price.ts';
import { stripeReplay } from './commands/stripe-replay.ts';
import { upgradePostgres } from './commands/upgrade-postgres.ts';
import { userCredit } from './commands/user-credit.ts';
import { userEndTrial } from './commands/user-end-trial.ts';
import { userLimit } from './commands/user-limit.ts';
import { userList } from './commands/user-list.ts';
import { userPlan } from './commands/user-plan.ts';
import { userShow } from './commands/user-show.ts';

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
