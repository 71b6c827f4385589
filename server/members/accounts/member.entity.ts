import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person with an account. The API type is in `member.type.ts`. */
@Entity({ name: 'member' })
export class MemberEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  /** argon2id, with its parameters inside. */
  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @Column({ type: 'boolean', name: 'is_admin', default: false })
  isAdmin!: boolean;

  @Column({ type: 'boolean', name: 'is_free', default: false })
  isFree!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_login_at', nullable: true })
  lastLoginAt!: Date | null;
}
