import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the hotels of a brand that filed by quarter, now or as of a release, without reading all filings of the quarter. */
export class QuarterlyFilers20261201180000 implements MigrationInterface {
  name = 'QuarterlyFilers20261201180000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* quarterlyFilers.up */
      create index hotel_filing_quarterly on hotel_filing (period_end, location_name) where filer_type = 60`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* quarterlyFilers.down */ drop index hotel_filing_quarterly');
  }
}
