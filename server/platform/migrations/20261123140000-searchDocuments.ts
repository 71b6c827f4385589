import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a search find a property by every fact about it. `facts` has four lines: name; city, ZIP code and brand;
 * street address; owner. Each word of the document says by its weight, A to D, from which line it is. `search_word`
 * has every word of the documents, so that a misspelled one is looked for among 50,000 words instead of in all names.
 * Until the rebuild that follows, entries are found by their labels.
 */
export class SearchDocuments20261123140000 implements MigrationInterface {
  name = 'SearchDocuments20261123140000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSearchDocuments */
      -- Upper case words of letters and digits, lines kept. Apostrophes go, and so do the dots of initials.
      create function search_words(text text) returns text language sql immutable parallel safe
        return trim(regexp_replace(
          case when strpos(text, '.') + strpos(text, '&') > 0
            then regexp_replace(replace(upper(text), '''', ''), '\\m([A-Z])[.&](?=[A-Z])', '\\1', 'g')
            else replace(upper(text), '''', '') end,
          '[^A-Z0-9\\n]+', ' ', 'g'
        ));

      -- A function in SQL would take twice as long.
      create function search_document(words text) returns tsvector language plpgsql immutable parallel safe as $$
        declare
          line text[] := string_to_array(words, chr(10));
        begin
          return setweight(to_tsvector('simple'::regconfig, line[1]), 'A')
            || setweight(to_tsvector('simple'::regconfig, coalesce(line[2], '')), 'B')
            || setweight(to_tsvector('simple'::regconfig, coalesce(line[3], '')), 'C')
            || setweight(to_tsvector('simple'::regconfig, coalesce(line[4], '')), 'D');
        end $$;

      drop index search_entry_prefix, search_entry_similar, search_entry_weight;
      alter table search_entry
        drop constraint search_entry_kind_check,
        add constraint search_entry_kind_check check (kind in ('PROPERTY', 'CITY', 'COUNTY', 'ZIP', 'OWNER')),
        drop column search_text,
        add column search_text text generated always as (search_words(label)) stored,
        add column facts text not null default '';
      alter table search_entry
        add column document tsvector generated always as
          (search_document(search_words(case when facts = '' then label else facts end))) stored;
      create index search_entry_prefix on search_entry (product, kind, search_text text_pattern_ops);
      create index search_entry_weight on search_entry (product, kind, weight desc, search_text, property_id);
      create index search_entry_document on search_entry using gin (document) with (gin_pending_list_limit = 256);

      create table search_word (
        product text not null check (product in ('hotel', 'beverage')),
        word text collate "C" not null,
        -- Of how many entries: the last one takes the word with it.
        entries integer not null,
        primary key (product, word)
      );
      create index search_word_similar on search_word using gin (word gin_trgm_ops);
      insert into search_word (product, word, entries)
      select product, word, count(*) from search_entry cross join unnest(tsvector_to_array(document)) word
      group by product, word;
      create trigger figures_change after insert or update or delete or truncate on search_word
        for each statement execute function note_figures_change();`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropSearchDocuments */
      drop table search_word;
      delete from search_entry where kind = 'OWNER';
      drop index search_entry_prefix, search_entry_weight, search_entry_document;
      alter table search_entry
        drop constraint search_entry_kind_check,
        add constraint search_entry_kind_check check (kind in ('PROPERTY', 'CITY', 'COUNTY', 'ZIP')),
        drop column document, drop column facts, drop column search_text;
      alter table search_entry
        add column search_text text not null
          generated always as (trim(regexp_replace(upper(label), '[^A-Z0-9'']+', ' ', 'g'))) stored;
      alter table search_entry alter column search_text drop expression;
      create index search_entry_prefix on search_entry (product, kind, search_text text_pattern_ops);
      create index search_entry_weight on search_entry (product, kind, weight desc, search_text, property_id);
      create index search_entry_similar on search_entry using gin (search_text gin_trgm_ops);
      drop function search_document(text), search_words(text)`);
  }
}
