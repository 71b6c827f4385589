import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Client data of a browser; tests of attacks change the page or the device. */
export interface Ceremony {
  origin?: string;
  rpId?: string;
  /** Use counter; by default the device's own. */
  counter?: number;
  /** True if the device verified its holder. */
  isVerified?: boolean;
}

const ORIGIN = 'http://localhost:4000';

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const utf8 = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

function clientData(type: string, options: string, { origin = ORIGIN }: Ceremony): Buffer {
  const { challenge } = JSON.parse(options) as { challenge: string };
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function answer(id: Buffer, response: object): string {
  const key = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return JSON.stringify({ ...key, response, clientExtensionResults: {} });
}

/** A device’s statement about itself, with the new key if there is one. */
function deviceData({ rpId = 'localhost', counter = 0, isVerified = true }: Ceremony, key?: Buffer): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = 0x01 + (isVerified ? 0x04 : 0) + (key ? 0x40 : 0);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
}

/** A passkey in software that can register and sign in. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;
  const counted = (ceremony: Ceremony): Ceremony => ({ counter: (uses += 1), ...ceremony });
  const make = (options: string, ceremony: Ceremony = {}): string => {
    const point = [hex('a5010203262001215820'), Buffer.from(x, 'base64url'), hex('225820')];
    const key = [Buffer.alloc(16), hex('0020'), id, ...point, Buffer.from(y, 'base64url')];
    const data = deviceData(counted(ceremony), Buffer.concat(key));
    const head = [hex('a3'), utf8('fmt'), utf8('none'), utf8('attStmt'), hex('a0'), utf8('authData')];
    return answer(id, {
      clientDataJSON: base64url(clientData('webauthn.create', options, ceremony)),
      attestationObject: base64url(Buffer.concat([...head, Buffer.from([0x58, data.length]), data])),
      transports: ['internal'],
    });
  };
  const sign = (options: string, ceremony: Ceremony = {}): string => {
    const data = deviceData(counted(ceremony));
    const said = clientData('webauthn.get', options, ceremony);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(said)]))
      .sign(privateKey);
    return answer(id, {
      clientDataJSON: base64url(said),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  };
  return { make, sign };
}
