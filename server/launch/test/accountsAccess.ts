import type { FieldAccess, PathAccess } from './billingAccess.ts';

export const accountsFields: Record<string, FieldAccess> = {
  about: ['anyone', '{ about { version } }'],
  signIn: ['anyone', 'mutation { signIn(input: { email: "", password: "" }) { token } }'],
  signUp: [
    'anyone',
    'mutation { signUp(input: { email: "", password: "", firstName: "", lastName: "" }) { token } }',
  ],
  signOut: ['signed in', 'mutation { signOut { ok } }'],
  isUnsubscribed: ['anyone', '{ isUnsubscribed }'],
  requestPasswordReset: ['anyone', 'mutation { requestPasswordReset(input: { email: "a@b.test" }) { ok } }'],
  isPasswordResetTokenValid: ['anyone', '{ isPasswordResetTokenValid(token: "x") }'],
  resetPassword: ['anyone', 'mutation { resetPassword(input: { token: "x", password: "x" }) { ok } }'],
  changePassword: [
    'signed in',
    'mutation { changePassword(input: { currentPassword: "x", newPassword: "x" }) { ok } }',
  ],
  endSession: ['signed in', 'mutation { endSession(input: { id: "x" }) { ok } }'],
  endOtherSessions: ['signed in', 'mutation { endOtherSessions { ended } }'],
  endMemberSessions: ['admins', 'mutation { endMemberSessions(input: { memberId: "x" }) { ended } }'],
  reportClientError: ['anyone', 'mutation { reportClientError(input: { error: "x", url: "x" }) { ok } }'],
  business: ['admins', '{ business { states { members } } }'],
  sendHelpMessage: [
    'anyone',
    'mutation { sendHelpMessage(input: { text: "", answerTo: "", page: "" }) { ok } }',
  ],
  helpMessages: ['admins', '{ helpMessages(first: 1) { nodes { messageId } } }'],
  setHelpMessageAnswered: [
    'admins',
    'mutation { setHelpMessageAnswered(input: { messageId: 1, isAnswered: true }) { ok } }',
  ],
  twoStep: ['signed in', '{ twoStep { recoveryCodesLeft } }'],
  addAuthenticator: [
    'signed in',
    'mutation { addAuthenticator(input: { password: "x", name: "x" }) { uri } }',
  ],
  confirmAuthenticator: [
    'signed in',
    'mutation { confirmAuthenticator(input: { challenge: "x", code: "x" }) { ok } }',
  ],
  addPasskey: ['signed in', 'mutation { addPasskey(input: { password: "x", name: "x" }) { options } }'],
  confirmPasskey: [
    'signed in',
    'mutation { confirmPasskey(input: { challenge: "x", passkey: "x" }) { ok } }',
  ],
  renameSecondStep: ['signed in', 'mutation { renameSecondStep(input: { id: "x", name: "x" }) { ok } }'],
  removeSecondStep: ['signed in', 'mutation { removeSecondStep(input: { id: "x", password: "x" }) { ok } }'],
  renewRecoveryCodes: ['signed in', 'mutation { renewRecoveryCodes(input: { password: "x" }) { ok } }'],
  requestPasskey: ['anyone', 'mutation { requestPasskey { challenge } }'],
  finishSignIn: ['anyone', 'mutation { finishSignIn(input: { challenge: "x" }) { token } }'],
  viewer: ['signed in', '{ viewer { id } }'],
  securityLog: ['admins', '{ securityLog(first: 1) { nodes { eventId } } }'],
  noteExport: ['signed in', 'mutation { noteExport(input: { name: "x", rows: 1 }) { ok } }'],
};

export const accountsPaths: Record<string, PathAccess> = {
  'post /basic/userlogin': ['anyone', '/basic/userlogin', { email: '', password: '' }],
  'get /basic/userlogout': ['signed in', '/basic/userlogout/'],
  'post /basic/userlogout': ['signed in', '/basic/userlogout', {}],
  'post /basic/userregister': ['anyone', '/basic/userregister', {}],
  'get /history/users': ['signed in', '/history/users/'],
  'get /history/checkstatus': ['anyone', '/history/checkstatus'],
  'post /passwordreset': ['anyone', '/passwordreset', { email: 'a@b.test' }],
  'post /passwordreset/check': ['anyone', '/passwordreset/check', {}],
  'post /passwordreset/update': ['anyone', '/passwordreset/update', { password: 'a long enough one' }],
  'post /errorlog': ['anyone', '/errorlog', { error: 'x', url: 'x' }],
  'post /basic/errorlog': ['anyone', '/basic/errorlog', { error: 'x', url: 'x' }],
  'get /basic/status': ['anyone', '/basic/status'],
};
