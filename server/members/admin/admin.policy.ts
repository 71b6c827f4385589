export const adminPolicy = {
  memberStatistics: 'admin',
  members: 'admin',
  member: 'admin',
  auditLog: 'admin',
  services: 'admin',
  setMemberRights: 'admin',
} as const;
