<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

use Footbridge\Settings\Form;
use Footbridge\Settings\Settings;

/** The front end of a new WordPress. Stores the front end's address and the shared secrets in this plugin and in FaustWP. */
final class Connection {
	private const UUID = '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD';

	/**
	 * FaustWP's settings and this plugin's, by name; only those in the file.
	 *
	 * @var array{faust: array<string, string>, own: array<string, string>}
	 */
	private array $settings;

	/**
	 * Validates the values and writes nothing.
	 *
	 * @param array<mixed> $given frontEnd, faustSecret, footbridgeSecret; each is optional.
	 * @throws \RuntimeException When one can't be used.
	 */
	public function __construct( array $given ) {
		$front_end = self::text( $given, 'frontEnd' );
		$faust     = self::text( $given, 'faustSecret' );
		$own       = self::text( $given, 'footbridgeSecret' );
		if ( null !== $front_end && ! Form::is_address( $front_end ) ) {
			throw new \RuntimeException( sprintf( '"%s" is no address of a front end. It must be like http://127.0.0.1:3000.', $front_end ) );
		}
		if ( null !== $faust && 1 !== preg_match( self::UUID, $faust ) ) {
			throw new \RuntimeException( 'FaustWP’s secret is no UUID.' );
		}
		if ( null !== $own && ! Form::is_secret( $own ) ) {
			throw new \RuntimeException( sprintf( 'The shared secret needs at least %d characters, without spaces.', Settings::SECRET_LENGTH ) );
		}
		$this->settings = array(
			'faust' => array_filter(
				array(
					'frontend_uri' => $front_end,
					'secret_key'   => $faust,
				),
				'is_string'
			),
			'own'   => array_filter(
				array(
					'front_end' => $front_end,
					'secret'    => $own,
				),
				'is_string'
			),
		);
	}

	/**
	 * Writes the settings of both plugins. A secret that is not in the file stays; where this plugin has none, a random
	 * one is generated, as FaustWP does.
	 */
	public function save(): void {
		$generated = '' === Settings::secret() ? array( 'secret' => bin2hex( random_bytes( Settings::SECRET_LENGTH ) ) ) : array();
		self::merge( 'faustwp_settings', $this->settings['faust'] );
		self::merge( Settings::OPTION, array_merge( $generated, $this->settings['own'] ) );
	}

	/**
	 * Reads a file with the three.
	 *
	 * @return array<mixed>
	 * @throws \RuntimeException When it is not JSON.
	 */
	public static function read( string $file ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$given = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		if ( ! is_array( $given ) ) {
			throw new \RuntimeException( sprintf( '%s is no readable JSON.', $file ) );
		}
		return $given;
	}

	/**
	 * Puts texts into an option that is an array.
	 *
	 * @param array<string, string> $texts By name.
	 */
	private static function merge( string $name, array $texts ): void {
		$option = get_option( $name );
		if ( array() !== $texts ) {
			update_option( $name, array_merge( is_array( $option ) ? $option : array(), $texts ) );
		}
	}

	/**
	 * Returns one of the strings; null where it is missing. An option without a value arrives as true, which is
	 * invalid.
	 *
	 * @param array<mixed> $given The values.
	 * @throws \RuntimeException When it is no text.
	 */
	private static function text( array $given, string $name ): ?string {
		if ( ! isset( $given[ $name ] ) ) {
			return null;
		}
		if ( ! is_string( $given[ $name ] ) ) {
			throw new \RuntimeException( sprintf( '"%s" has no value.', $name ) );
		}
		return untrailingslashit( $given[ $name ] );
	}
}
