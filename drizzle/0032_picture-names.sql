-- content: pictures by name instead of by the paths of their files
-- In each text `/media/products/a-1-0a1b2c3d.webp` becomes `products/a-1`: `found` is what may be such a path, at the beginning of `rest`.
UPDATE `typeinfos` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `typeinfos`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `typeinfos`.`maincontent`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`maincontent`, '/media/') > 0;
--> statement-breakpoint
UPDATE `products` SET `images` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `products`.`images`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`images`, '/media/') > 0;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `products`.`maincontent`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`maincontent`, '/media/') > 0;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `products`.`wirecontent`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`wirecontent`, '/media/') > 0;
--> statement-breakpoint
UPDATE `solutions` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `solutions`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `solutions` SET `images` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `solutions`.`images`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`images`, '/media/') > 0;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `solutions`.`maincontent`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`maincontent`, '/media/') > 0;
--> statement-breakpoint
UPDATE `cases` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `cases`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `news` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `news`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `news`.`maincontent`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`maincontent`, '/media/') > 0;
--> statement-breakpoint
UPDATE `honours` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `honours`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `factory` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `factory`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `leaders` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `leaders`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `banners` SET `image` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `banners`.`image`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`image`, '/media/') > 0;
--> statement-breakpoint
UPDATE `pages` SET `content` = (
  WITH RECURSIVE read (done, rest, found) AS (
    SELECT '', `pages`.`content`, NULL
    UNION ALL
    SELECT
      done || CASE WHEN found IS NULL THEN substr(rest, 1, instr(rest, '/media/') - 1)
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(found, 8, length(found) - 21)
        ELSE '/media/' END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'))
        WHEN found GLOB '/media/*/*-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].webp' AND substr(found, 8) NOT GLOB '*[^-a-z0-9/.]*' THEN substr(rest, length(found) + 1)
        ELSE substr(rest, 8) END,
      CASE WHEN found IS NULL THEN substr(rest, instr(rest, '/media/'), instr(substr(rest, instr(rest, '/media/')), '.webp') + 4) END
    FROM read WHERE found IS NOT NULL OR instr(rest, '/media/') > 0)
  SELECT done || rest FROM read WHERE found IS NULL AND instr(rest, '/media/') = 0)
WHERE instr(`content`, '/media/') > 0;
