<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

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

	/** @dataProvider kinds */
	public function test_a_fired_key_belongs_to_a_kind( string $key, string $kind ): void {
		self::assertSame( $kind, Key::kind( $key ) );
	}

	/** @return list<array{string, string}> */
	public function kinds(): array {
		return array(
			array( 'cG9zdDoxODcw', 'node' ),
			array( Key::node( 'user', 2 ), 'user' ),
			array( Key::node( 'comment', 36 ), 'comment' ),
			array( Key::node( 'setting_group', 'reading' ), 'settings' ),
			array( 'list:post', 'list' ),
			array( 'list:menu', 'menu' ),
			array( 'list:menuitem', 'menu' ),
			array( 'skipped:post', 'node' ),
			array( 'skipped:setting_group', 'settings' ),
			array( 'graphql:Query', 'all' ),
			array( 'something of another plugin', 'node' ),
		);
	}

	/** @dataProvider links */
	public function test_links_become_clean_paths( ?string $path, $link, string $home = '' ): void {
		self::assertSame( $path, Address::path( $link, $home ) );
	}

	/** @return list<array<int, mixed>> */
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
}
