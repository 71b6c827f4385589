import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductName } from '../../productName.rules.ts';

/** A member's named list of properties of one tax. Clients see it as in `portfolio.type.ts`. */
@Entity({ name: 'portfolio' })
export class PortfolioEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'uuid', name: 'member_id' })
  memberId!: string;

  @Column({ type: 'text' })
  product!: ProductName;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
