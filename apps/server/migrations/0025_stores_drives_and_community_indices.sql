-- outside of a transaction
CREATE INDEX CONCURRENTLY "stores_around" ON "stores" USING gist (point("longitude", "latitude"));
