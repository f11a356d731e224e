<?php

declare( strict_types=1 );

namespace Footbridge\Adoption;

use Footbridge\Texts\Shortcodes;

/** Counts the blocks, shortcodes, forms and media hosts of published texts, some hundred at once: names only, no words. */
final class Texts {
	private const TEXTS_AT_ONCE = 200;
	private const MAX_NAMES     = 500;

	/** What is counted: by each pattern the first group is a name. Each is linear. */
	private const PATTERNS = array(
		'blocks'     => '~<!--\s+wp:([a-z][a-z0-9_-]*(?:/[a-z][a-z0-9_-]*)?)\s~',
		'shortcodes' => '~(?<!\[)\[([a-zA-Z][\w-]{1,60})(?=[\s\]/])~',
		'forms'      => '~<(form)[\s>]~i',
		'hosts'      => '~\s(?:data-)?(?:lazy-)?(?:src|poster)=["\']?(?:https?:)?//([\w.:-]+)~i',
	);

	/**
	 * @return array<string, mixed> By kind, for each name that the next published texts use, in how many it is, how often, and
	 *                              the path of the first; `last` is the last id that was read, null at the end.
	 */
	public static function after( int $after ): array {
		global $wpdb;
		$types = array_values( get_post_types( array( 'public' => true ) ) );
		$marks = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare, WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- No function of WordPress reads by id; the marks are placeholders.
		$posts = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_content FROM {$wpdb->posts} WHERE ID > %d AND post_status = 'publish' AND post_password = '' AND post_type IN ($marks) ORDER BY ID LIMIT %d",
				array_merge( array( $after ), $types, array( self::TEXTS_AT_ONCE ) )
			)
		);
		// phpcs:enable
		$found = array_fill_keys( array_keys( self::PATTERNS ), array() );
		foreach ( $posts as $post ) {
			foreach ( self::PATTERNS as $kind => $pattern ) {
				$found[ $kind ] = self::add( $found[ $kind ], self::names( $kind, $pattern, (string) $post->post_content ), (int) $post->ID );
			}
		}
		$last = count( $posts ) < self::TEXTS_AT_ONCE ? null : (int) end( $posts )->ID;
		return array( 'last' => $last ) + array_map( array( self::class, 'entries' ), $found );
	}

	/** @return list<string> The names in a text, each as often as it is used, without words in brackets that are no shortcode. */
	private static function names( string $kind, string $pattern, string $text ): array {
		preg_match_all( $pattern, $text, $matches );
		$names = array_map( 'strtolower', $matches[1] ?? array() );
		if ( 'shortcodes' !== $kind || array() === $names ) {
			return $names;
		}
		$removed = array();
		Shortcodes::remove( $text, 'shortcode_exists', $removed );
		return array_values( array_filter( $names, static fn( string $name ): bool => shortcode_exists( $name ) || in_array( $name, $removed, true ) ) );
	}

	/**
	 * @param array<string, array{int, int, int}> $found Texts, uses and the first text's id, by name.
	 * @param list<string>                        $names The names in a text.
	 * @return array<string, array{int, int, int}> Both.
	 */
	private static function add( array $found, array $names, int $id ): array {
		foreach ( array_count_values( $names ) as $name => $uses ) {
			if ( isset( $found[ $name ] ) || count( $found ) < self::MAX_NAMES ) {
				list( $texts, $all, $first ) = $found[ $name ] ?? array( 0, 0, $id );
				$found[ $name ]              = array( $texts + 1, $all + $uses, $first );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, array{int, int, int}> $found Texts, uses and the first text's id, by name.
	 * @return list<array{name: string, texts: int, uses: int, first: string}> Entries for JSON.
	 */
	private static function entries( array $found ): array {
		$entries = array();
		foreach ( $found as $name => list( $texts, $uses, $first ) ) {
			$entries[] = array(
				'name'  => (string) $name,
				'texts' => $texts,
				'uses'  => $uses,
				'first' => (string) wp_parse_url( (string) get_permalink( $first ), PHP_URL_PATH ),
			);
		}
		return $entries;
	}
}
