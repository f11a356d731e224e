<?php

declare( strict_types=1 );

namespace Footbridge\Adoption;

/**
 * Reads what other plugins store: templates, redirects and hosts of uploads, as counts and rules only.
 *
 * @phpstan-type Rule array{by: string, from: string, to: string, status: int, isPattern: bool}
 */
final class Tables {
	private const MAX_RULES    = 200;
	private const MAX_PICTURES = 99;

	/** @return list<array{name: string, type: string, count: int}> The templates that editors chose. */
	public static function templates(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that counts values.
		$rows = $wpdb->get_results( "SELECT m.meta_value AS name, p.post_type AS type, COUNT(*) AS count FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id AND p.post_status = 'publish' WHERE m.meta_key = '_wp_page_template' AND m.meta_value NOT IN ('', 'default') GROUP BY m.meta_value, p.post_type ORDER BY count DESC LIMIT 100" );
		return array_map(
			static fn( $row ): array => array(
				'name'  => (string) $row->name,
				'type'  => (string) $row->type,
				'count' => (int) $row->count,
			),
			array_values( (array) $rows )
		);
	}

	/** @return list<Rule> The redirects of other plugins that are on. */
	public static function redirects(): array {
		$rules = array_merge(
			self::is_active( 'redirection/' ) ? self::rows( 'redirection_items', 'Redirection', "SELECT url AS source, action_data AS target, action_code AS status, regex AS pattern FROM %i WHERE status = 'enabled' AND match_type IN ('url', '') LIMIT %d" ) : array(),
			self::is_active( 'seo-by-rank-math' ) ? self::rank_math() : array()
		);
		$yoast = self::is_active( 'wordpress-seo-premium/' ) ? get_option( 'wpseo-premium-redirects-base', array() ) : array();
		foreach ( (array) $yoast as $rule ) {
			if ( is_array( $rule ) ) {
				$is_pattern = 'regex' === ( $rule['format'] ?? '' );
				$origin     = (string) ( $rule['origin'] ?? '' );
				$rules[]    = self::rule( 'Yoast SEO Premium', $is_pattern ? $origin : '/' . ltrim( $origin, '/' ), $rule['url'] ?? '', $rule['type'] ?? 301, $is_pattern );
			}
		}
		return array_slice( $rules, 0, self::MAX_RULES );
	}

	/** Whether a plugin is active: the tables of others stay. */
	private static function is_active( string $folder ): bool {
		foreach ( Inventory::active_plugins() as $file ) {
			if ( 0 === strpos( $file, $folder ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Rule> Rank Math's rules, each of which has several sources. */
	private static function rank_math(): array {
		$rules = array();
		foreach ( self::rows( 'rank_math_redirections', 'Rank Math', "SELECT sources AS source, url_to AS target, header_code AS status, 0 AS pattern FROM %i WHERE status = 'active' LIMIT %d" ) as $rule ) {
			// Classes are not created from what another plugin stored.
			$sources = is_serialized( $rule['from'] ) ? unserialize( $rule['from'], array( 'allowed_classes' => false ) ) : array(); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
			foreach ( is_array( $sources ) ? $sources : array() as $source ) {
				if ( is_array( $source ) ) {
					$comparison = $source['comparison'] ?? '';
					$path       = '/' . ltrim( (string) ( $source['pattern'] ?? '' ), '/' );
					$rules[]    = self::rule( $rule['by'], $path, $rule['to'], $rule['status'], 'exact' !== $comparison );
				}
			}
		}
		return $rules;
	}

	/** @return list<Rule> The rules in a plugin's table; none where it does not exist. */
	private static function rows( string $table, string $by, string $query ): array {
		global $wpdb;
		$name = $wpdb->prefix . $table;
		// phpcs:disable WordPress.DB -- The plugins have no function for it; the query is a constant of this file.
		if ( $name !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) ) {
			return array();
		}
		$rows = $wpdb->get_results( $wpdb->prepare( $query, $name, self::MAX_RULES ) );
		// phpcs:enable
		return array_map(
			static fn( $row ): array => self::rule( $by, $row->source, $row->target, $row->status, (bool) $row->pattern ),
			array_values( (array) $rows )
		);
	}

	/** @return Rule */
	private static function rule( string $by, $from, $to, $status, bool $is_pattern ): array {
		return array(
			'by'        => $by,
			'from'      => is_string( $from ) ? $from : '',
			'to'        => is_string( $to ) ? $to : '',
			'status'    => (int) $status,
			'isPattern' => $is_pattern,
		);
	}

	/** @return list<array{name: string, count: int}> The hosts of the newest uploads. */
	public static function media_hosts(): array {
		$ids   = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => self::MAX_PICTURES, // phpcs:ignore WordPress.WP.PostsPerPage -- Ids, of at most 99.
				'fields'      => 'ids',
			)
		);
		$hosts = array();
		foreach ( $ids as $id ) {
			$host           = (string) wp_parse_url( (string) wp_get_attachment_url( (int) $id ), PHP_URL_HOST );
			$hosts[ $host ] = ( $hosts[ $host ] ?? 0 ) + 1;
		}
		$entries = array();
		foreach ( $hosts as $name => $count ) {
			$entries[] = array(
				'name'  => (string) $name,
				'count' => $count,
			);
		}
		return $entries;
	}
}
