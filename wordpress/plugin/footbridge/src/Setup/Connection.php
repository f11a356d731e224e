<?php
/**
 * The front end of a new WordPress.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Setup;

use Footbridge\Settings\Form;
use Footbridge\Settings\Settings;

/**
 * Tells this plugin and FaustWP where the front end is and what is shared with it.
 */
final class Connection {

	private const UUID = '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD';

	/**
	 * Writes the settings of both plugins. A secret that is not given stays; where there is none yet, this plugin's is
	 * drawn by lot, as FaustWP does it with its own.
	 *
	 * @param array<mixed> $given frontEnd, faustSecret, footbridgeSecret; all of them may be missing.
	 * @throws \RuntimeException When one can't be used.
	 */
	public static function save( array $given ): void {
		$front_end = self::text( $given, 'frontEnd' );
		$faust     = self::text( $given, 'faustSecret' );
		$own       = self::text( $given, 'footbridgeSecret' );
		if ( '' !== $front_end && ! Form::is_address( $front_end ) ) {
			throw new \RuntimeException( sprintf( '"%s" is no address of a front end. It must be like http://127.0.0.1:3000.', $front_end ) );
		}
		if ( '' !== $faust && 1 !== preg_match( self::UUID, $faust ) ) {
			throw new \RuntimeException( 'FaustWP’s secret is no UUID.' );
		}
		if ( '' !== $own && ! Form::is_secret( $own ) ) {
			throw new \RuntimeException( sprintf( 'The shared secret needs at least %d characters, without spaces.', Settings::SECRET_LENGTH ) );
		}
		$generated = '' === Settings::secret() ? bin2hex( random_bytes( Settings::SECRET_LENGTH ) ) : '';
		self::merge( 'faustwp_settings', array( 'frontend_uri' => $front_end, 'secret_key' => $faust ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::merge( Settings::OPTION, array( 'front_end' => $front_end, 'secret' => '' === $own ? $generated : $own ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	/**
	 * Reads a file with the three.
	 *
	 * @param string $file Where it is.
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
	 * Puts texts into an option that is an array; an empty one changes nothing.
	 *
	 * @param string                $name  The option.
	 * @param array<string, string> $texts By name.
	 */
	private static function merge( string $name, array $texts ): void {
		$option = get_option( $name );
		$texts  = array_filter( $texts, static fn( string $text ): bool => '' !== $text );
		if ( array() !== $texts ) {
			update_option( $name, array_merge( is_array( $option ) ? $option : array(), $texts ) );
		}
	}

	/**
	 * A text of those given.
	 *
	 * @param array<mixed> $given What was given.
	 * @param string       $name  Which.
	 */
	private static function text( array $given, string $name ): string {
		return is_string( $given[ $name ] ?? null ) ? untrailingslashit( $given[ $name ] ) : '';
	}
}
