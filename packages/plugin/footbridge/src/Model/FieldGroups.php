<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the field groups of the plugin's acf-json folder. A group that was edited on this site, in the theme's acf-json
 * folder or in the database, replaces the plugin's: nothing is written into the plugin's folder, which an update replaces.
 */
final class FieldGroups {
	/** Marks unedited copies in the database: saving a group in wp-admin removes the mark. */
	public const COPY = 'footbridge_copy';

	/** @var list<array<string, mixed>> The plugin's groups that are in use. */
	private static array $used = array();

	/** @var array<string, string> Names in GraphQL of the plugin's groups, by key. */
	private static array $names = array();

	/** Hooks into ACF, after it has read the theme's acf-json folder. */
	public static function register(): void {
		add_action( 'acf/include_fields', array( self::class, 'add' ), 20 );
	}

	/** Registers the groups that were not edited on this site. */
	public static function add(): void {
		self::$used  = array();
		self::$names = array();
		if ( ! function_exists( 'acf_add_local_field_group' ) || ! function_exists( 'acf_get_raw_field_groups' ) ) {
			return;
		}
		$edited = array();
		foreach ( acf_get_raw_field_groups() as $copy ) {
			if ( empty( $copy[ self::COPY ] ) || empty( $copy['active'] ) ) {
				$edited[] = $copy['key'];
			}
		}
		foreach ( self::files() as $file => $group ) {
			self::$names[ $group['key'] ] = $group['graphql_field_name'];

			$local = array(
				'local'      => 'json',
				'local_file' => $file,
			);
			// False where the theme has the group.
			if ( ! in_array( $group['key'], $edited, true ) && acf_add_local_field_group( $group + $local ) ) {
				self::$used[] = $group;
			}
		}
	}

	/** @return list<array<string, mixed>> The plugin's groups that are in use. */
	public static function used(): array {
		return self::$used;
	}

	/** @return array<string, string> The names in GraphQL of the plugin's groups by key, edited or not. */
	public static function graphql_names(): array {
		return self::$names;
	}

	/** @return list<string> The keys of the fields in the plugin's groups for one post type alone. */
	public static function keys_of( string $type ): array {
		$only = array( array( array( 'param' => 'post_type', 'operator' => '==', 'value' => $type ) ) );
		$keys = array();
		foreach ( self::files() as $group ) {
			// phpcs:ignore Universal.Operators.StrictComparisons.LooseEqual -- The order of a rule's parts does not matter.
			$keys = ( $group['location'] ?? null ) == $only ? array_merge( $keys, array_column( $group['fields'], 'key' ) ) : $keys;
		}
		return $keys;
	}

	/** The folder of the field groups. */
	public static function folder(): string {
		return dirname( __DIR__, 2 ) . '/acf-json';
	}

	/** @return array<string, array<string, mixed>> The field groups of the folder by file. */
	private static function files(): array {
		$files = glob( self::folder() . '/group_*.json' );
		$found = array();
		foreach ( false === $files ? array() : $files as $file ) {
			$group = wp_json_file_decode( $file, array( 'associative' => true ) );
			if ( is_array( $group ) && is_string( $group['key'] ?? null ) && is_array( $group['fields'] ?? null ) ) {
				$found[ $file ] = $group;
			}
		}
		return $found;
	}
}
