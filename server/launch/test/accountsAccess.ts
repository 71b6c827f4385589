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
  changeName: [
    'signed in',
    'mutation { changeName(input: { firstName: "", lastName: "" }) { member { id } } }',
  ],
  changeEmail: ['signed in', 'mutation { changeEmail(input: { email: "", password: "x" }) { ok } }'],
  cancelEmailChange: ['signed in', 'mutation { cancelEmailChange { ok } }'],
  requestEmailConfirmation: ['signed in', 'mutation { requestEmailConfirmation { ok } }'],
  confirmEmail: ['anyone', 'mutation { confirmEmail(input: { token: "x" }) { ok } }'],
  retention: ['anyone', '{ retention { days } }'],
  downloadOwnData: ['signed in', 'mutation { downloadOwnData { json } }'],
  deleteAccount: ['signed in', 'mutation { deleteAccount(input: { password: "x" }) { ok } }'],
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
