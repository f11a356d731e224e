<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

/**
 * Finds what is older than floors.json says, the oldest versions that are safe to run: the table of docs/wordpress.md.
 *
 * @phpstan-type Floor array{key: string, name: string, level: 'refuse'|'warn', below: string, why: string, source: string}
 * @phpstan-type Finding array{key: string, name: string, level: 'refuse'|'warn', installed: string, below: string, why: string, source: string}
 */
final class Doctor {
	public const REFUSE = 'refuse';

	/** @return array<string, string> What is active by the keys of floors.json; '' where a plugin names no version: the oldest. */
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

	/** Returns FaustWP's version from its file header, because it has no constant for it; null where it is not active. */
	private static function faustwp(): ?string {
		$file = self::constant( 'FAUSTWP_FILE' );
		return null === $file ? null : get_file_data( $file, array( 'version' => 'Version' ) )['version'];
	}

	/** Distinguishes Secure Custom Fields from ACF: both use the same names, with separate version numbers. */
	private static function fields_plugin(): string {
		return 'secure-custom-fields.php' === basename( (string) self::constant( 'ACF_BASENAME' ) ) ? 'secure-custom-fields' : 'advanced-custom-fields';
	}

	/** Returns a constant of another plugin; null where it is not defined. */
	private static function constant( string $name ): ?string {
		return defined( $name ) && is_string( constant( $name ) ) ? constant( $name ) : null;
	}

	/** @return list<Floor> The rows of floors.json. */
	public static function floors(): array {
		static $floors = null;
		$floors        = $floors ?? array_values( (array) wp_json_file_decode( dirname( __DIR__, 2 ) . '/floors.json', array( 'associative' => true ) ) );
		return $floors;
	}

	/**
	 * @param array<string, string> $installed Versions by the keys of floors.json.
	 * @return list<Finding> What is older than its floor.
	 */
	public static function findings( array $installed ): array {
		$findings = array();
		foreach ( self::floors() as $floor ) {
			$version = $installed[ $floor['key'] ] ?? null;
			if ( null !== $version && version_compare( $version, $floor['below'], '<' ) ) {
				$findings[] = $floor + array( 'installed' => $version );
			}
		}
		return $findings;
	}

	/**
	 * @param array<string, string> $installed Versions by the keys of floors.json.
	 * @return list<array{name: string, installed: string, oldest: string}> The installed versions of what has a floor.
	 */
	public static function installed( array $installed ): array {
		$versions = array();
		foreach ( self::floors() as $floor ) {
			$version = $installed[ $floor['key'] ] ?? null;
			if ( null !== $version ) {
				$versions[] = array(
					'name'      => $floor['name'],
					'installed' => $version,
					'oldest'    => $floor['below'],
				);
			}
		}
		return $versions;
	}

	/** @return Finding|null What is so old that sign-in is closed. */
	public static function refusal(): ?array {
		$faustwp = self::faustwp();
		foreach ( null === $faustwp ? array() : self::findings( array( 'faustwp' => $faustwp ) ) as $finding ) {
			if ( self::REFUSE === $finding['level'] ) {
				return $finding;
			}
		}
		return null;
	}

	/** @param Finding $finding A finding, for a sentence of plain text. */
	public static function sentence( array $finding ): string {
		/* translators: 1: name of a plugin, 2: its version, 3: the oldest safe version, 4: what is wrong with older ones, in English. */
		return sprintf( __( '%1$s %2$s is older than %3$s: %4$s.', 'footbridge' ), $finding['name'], $finding['installed'], $finding['below'], $finding['why'] );
	}
}
