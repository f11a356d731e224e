<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

/** Reads the versions of WordPress and the active plugins. */
final class Installed {
	/**
	 * Returns the active versions by the keys of floors.json. A plugin that is not active has none.
	 *
	 * @return array<string, string> An empty version where a plugin is active and names none: it counts as the oldest.
	 */
	public static function versions(): array {
		$versions = array(
			'wordpress'              => get_bloginfo( 'version' ),
			'faustwp'                => self::faustwp(),
			'wp-graphql'             => self::constant( 'WPGRAPHQL_VERSION' ),
			'wp-graphql-smart-cache' => self::constant( 'WPGRAPHQL_SMART_CACHE_VERSION' ),
			'wp-graphql-acf'         => self::constant( 'WPGRAPHQL_FOR_ACF_VERSION' ),
			self::fields_plugin()    => self::constant( 'ACF_VERSION' ),
		);
		return array_filter( $versions, 'is_string' );
	}

	/** Returns FaustWP's version from its file header, because it has no constant for it. */
	public static function faustwp(): ?string {
		$file = self::constant( 'FAUSTWP_FILE' );
		return null === $file ? null : get_file_data( $file, array( 'version' => 'Version' ) )['version'];
	}

	/** Distinguishes Secure Custom Fields from ACF: both use the same names, with separate version numbers. */
	private static function fields_plugin(): string {
		return 'secure-custom-fields.php' === basename( (string) self::constant( 'ACF_BASENAME' ) ) ? 'secure-custom-fields' : 'advanced-custom-fields';
	}

	/** Returns a constant of another plugin. */
	private static function constant( string $name ): ?string {
		return defined( $name ) && is_string( constant( $name ) ) ? constant( $name ) : null;
	}
}
