-- Keeps the column and its index; drizzle-kit would drop both.
ALTER TABLE "orders" ALTER COLUMN "search_words" SET EXPRESSION AS (array_to_tsvector(array_remove(string_to_array(lower((collection_ref || ' ' || split_part(collection_ref, '-', 2) || ' ' || customer_name || ' ' || email) collate pg_c_utf8), ' '), '')));
