import { parseArgs } from 'node:util';
import { accountClosings } from './closings.ts';
import { moneyStorm } from './storm.ts';
import { reportOrders } from './reports.ts';
import { webhookDeliveries } from './deliveries.ts';

/**
 * `npm run bench:money -- [--clients 200] [--answers 20000] [--kills 6] [--events 1000] [--accounts 40]
 * [--reports 400] [--only storm|deliveries|closings|reports]`: the long runs of the proof `money`.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    answers: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '6' },
    events: { type: 'string', default: '1000' },
    accounts: { type: 'string', default: '40' },
    reports: { type: 'string', default: '400' },
    only: { type: 'string' },
  },
});
const kills = Number(values.kills);
const wanted = (what: string): boolean => values.only === undefined || values.only === what;
const reports = [
  ...(!wanted('storm')
    ? []
    : [await moneyStorm({ clients: Number(values.clients), answers: Number(values.answers), kills })]),
  ...(!wanted('deliveries') ? [] : [await webhookDeliveries({ deliveries: Number(values.events), kills })]),
  ...(!wanted('closings') ? [] : [await accountClosings({ accounts: Number(values.accounts), kills })]),
  ...(!wanted('reports') ? [] : [await reportOrders({ reports: Number(values.reports), kills })]),
];
for (const report of reports) console.log(JSON.stringify(report, null, 2));
process.exit(reports.some(({ faults }) => faults.length > 0) ? 1 : 0);
