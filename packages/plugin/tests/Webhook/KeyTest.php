<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Webhook\Address;
use Footbridge\Webhook\Key;
use PHPUnit\Framework\TestCase;

/** Keys and addresses, as WPGraphQL and the front end write them. */
final class KeyTest extends TestCase {
	public function test_keys_are_written_as_recorded(): void {
		self::assertSame( 'cG9zdDoxODcw', Key::node( 'post', 1870 ) );
		self::assertSame( array( 'dGVybToyMDM=', 'dGVybTox', 'skipped:term' ), Key::nodes( 'term', 203, 1 ) );
		self::assertSame( 'list:footbridgetreatmenttopic', Key::list( 'footbridgeTreatmentTopic' ) );
	}

	/** @dataProvider links */
	public function test_links_become_clean_paths( ?string $path, $link, string $home = '' ): void {
		WordPress::$options['home'] = "https://cms.example.com$home";
		self::assertSame( $path, Address::of( $link ) );
	}

	public function links(): array {
		return array(
			array( '/about/', 'https://cms.example.com/about/' ),
			array( '/about/', 'http://localhost:3000/about/' ),
			array( '/', 'https://cms.example.com' ),
			array( '/', 'https://cms.example.com/blog/', '/blog' ),
			array( '/about/', 'https://cms.example.com/blog/about/', '/blog/' ),
			array( '/blogger/', 'https://cms.example.com/blogger/', '/blog' ),
			array( '/%cf%84%ce%bf/', 'https://cms.example.com/%cf%84%ce%bf/' ),
			array( null, 'https://cms.example.com/?p=12' ),
			array( null, false ),
			array( null, '' ),
			array( null, new \stdClass() ),
		);
	}

	public function test_a_slug_changes_answers_for_addresses_that_it_begins_with(): void {
		self::assertSame( array( 'slug:f', 'slug:fo', 'slug:foo' ), Key::slugs( 'football' ) );
		foreach ( array( 'f', 'fo', 'foo', 'footb' ) as $asked ) {
			self::assertNotSame( array(), array_intersect( array_slice( Key::slugs( $asked ), -1 ), Key::slugs( 'football' ) ), $asked );
		}
		foreach ( array( '', 'b', 'fob', 'fobar' ) as $asked ) {
			self::assertSame( array(), array_intersect( array_slice( Key::slugs( $asked ), -1 ), Key::slugs( 'football' ) ), $asked );
		}
	}

	public function test_letters_are_counted_not_bytes(): void {
		self::assertSame( array( 'slug:θεμ' ), array_slice( Key::slugs( '%ce%b8%ce%b5%ce%bc%ce%b1' ), -1 ) );
		self::assertSame( array( 'slug:θ', 'slug:θε' ), Key::slugs( '%ce%b8%ce%b5' ) );
	}
}
