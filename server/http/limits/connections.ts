import type { Server, Socket } from 'node:net';
import { onceAMinute } from '../../platform/lib/onceAMinute.ts';
import { network } from '../../platform/limits/throttle/throttle.ts';
import type { Log } from '../../platform/log.ts';
import { callerAddress } from '../callerAddress.ts';
import { createTally } from './tally.ts';

interface Most {
  inAll: number;
  /** Of one network. */
  ofOne: number;
}

/**
 * Closes connections beyond the limits at once, before anything is read from them. Each may hold a file of the process and,
 * before any other limit applies, 64 kB of a body.
 */
export function limitConnections(server: Server, { inAll, ofOne }: Most, log: Log): void {
  const open = createTally(ofOne);
  const warn = onceAMinute((from: string | undefined) => {
    log.warn({ from, inAll, ofOne }, 'Connections are closed at once: so many are open already');
  });
  server.maxConnections = inAll;
  server.on('drop', (dropped) => warn(dropped?.remoteAddress));
  server.on('connection', (socket: Socket) => {
    const caller = network(callerAddress(socket.remoteAddress ?? ''));
    const leave = open.enter(caller);
    if (leave === null) {
      warn(caller);
      socket.destroy();
      return;
    }
    socket.once('close', leave);
  });
}
